import { supervise } from '../../../site/publish/supervisor.ts';

const storage =
  process.argv[2] === 'postgres'
    ? ({ kind: 'postgres', databaseUrl: 'postgres://localhost/site' } as const)
    : ({ kind: 'embedded', dataDir: '.data' } as const);

await supervise({ entry: 'site/server/main.ts', storage, readyWithin: 40_000 });
