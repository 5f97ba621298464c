import { workerData } from 'node:worker_threads';
import { UserError } from './diagnostic.ts';
import { runPass } from './pass.ts';
import { summarise } from './summary.ts';

const { root } = workerData as { root: string };
const start = performance.now();
try {
  const { text } = summarise(await runPass({ root, check: false }), { check: false, milliseconds: performance.now() - start });
  console.log(text);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
}
