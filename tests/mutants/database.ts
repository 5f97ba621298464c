import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** The way to the database, and what an insert costs there. */
export const mutants: readonly Mutant[] = [
  {
    id: 'database-unencrypted',
    harm: 'What visitors write crosses the internet in the clear, because nobody said how to encrypt.',
    file: 'site/server/database/encryption.ts',
    find: "(mode === undefined || mode === 'allow' || mode === 'prefer')) throw",
    replace: "(mode === 'allow' || mode === 'prefer')) throw",
    tests: ['tests/backend/encryption.test.ts'],
  },
  {
    id: 'database-any-host',
    harm: 'Whoever has a certificate of the same authority can stand in for the database.',
    file: 'site/server/database/encryption.ts',
    find: "return mode === 'verify-full' ? verified",
    replace: "return mode === 'require' ? verified",
    tests: ['tests/backend/encryption.test.ts'],
  },
  {
    id: 'database-guard-reads-all',
    harm: 'The more messages came in, the longer the next one takes: the guard reads all of the day.',
    file: 'site/supabase/migrations/0005_requests_and_desk.sql',
    find: "arrived_at > moment - interval '1 minute'",
    replace: "arrived_at > clock_timestamp() - interval '1 minute'",
    tests: ['tests/backend/cost.test.ts'],
  },
];
