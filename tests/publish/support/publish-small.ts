import type { PublishStep } from '../../../site/publish/contract.ts';
import type { PublicationRequest } from '../../../site/publish/progress.ts';
import { publish } from '../../../site/publish/publication.ts';

const { killAt, ...options } = JSON.parse(process.argv[2] ?? '{}') as Partial<PublicationRequest> & {
  readonly killAt?: PublishStep;
};

const outcome = await publish(
  {
    id: crypto.randomUUID(),
    by: { name: 'Ana', email: 'ana@firm.example' },
    mode: 'build',
    followsOrigin: false,
    accept: false,
    due: false,
    ...options,
  },
  {
    examples: () => Promise.resolve([]),
    explain: (output) =>
      Promise.resolve(output.includes('Bad.') ? { fault: 'spec', details: [{ text: 'Bad.' }] } : undefined),
    onStep: (step) => {
      if (step === killAt) process.kill(process.pid, 'SIGKILL');
    },
  },
);
process.stdout.write(`${JSON.stringify(outcome)}\n`);
