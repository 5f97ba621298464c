import { supervise } from '../../../site/publish/supervisor.ts';
import { lockDirectory } from '../../../site/server/database/lock.ts';

const storage =
  process.argv[2] === 'postgres'
    ? ({ kind: 'postgres' } as const)
    : ({ kind: 'embedded', dataDir: '.data', lock: () => lockDirectory('.data') } as const);

await supervise({ entry: 'site/server/main.ts', storage, readyWithin: 40_000 });
