import type { Mutant } from '../../scripts/mutants/mutant.ts';

const tests = ['tests/backend/grants.test.ts', 'tests/backend/attacks.test.ts', 'tests/backend/backend.test.ts'];
const initial = 'site/supabase/migrations/0001_initial.sql';
const requests = 'site/supabase/migrations/0002_requests.sql';

/** What the database lets a visitor do. */
export const mutants: readonly Mutant[] = [
  {
    id: 'rls-reading-granted',
    harm: 'Whoever holds the public key is one policy away from reading all messages.',
    file: initial,
    find: 'grant insert (name, email, company, message) on table public.leads',
    replace: 'grant select, insert (name, email, company, message) on table public.leads',
    tests,
  },
  {
    id: 'rls-not-enabled',
    harm: 'Applications have no policy: a grant by mistake shows all of them.',
    file: initial,
    find: 'alter table public.career_applications enable row level security;',
    replace: '',
    tests,
  },
  {
    id: 'rls-not-revoked',
    harm: 'On a hosted project, where new tables are granted to everybody, a visitor empties a table.',
    file: initial,
    find: 'revoke all on table public.softlanding_requests from public, anon, authenticated;',
    replace: '',
    tests,
  },
  {
    id: 'rls-whole-table-granted',
    harm: 'A visitor sets the time at which a message came in.',
    file: initial,
    find: 'grant insert (nombre, correo, pais_origen, tipo_empresa, mensaje) on table',
    replace: 'grant insert on table',
    tests: ['tests/backend/grants.test.ts'],
  },
  {
    id: 'rls-any-status',
    harm: 'An applicant sends an application that says it was accepted.',
    file: initial,
    find: "with check (estado in ('pendiente'))",
    replace: 'with check (true)',
    tests,
  },
  {
    id: 'rls-private-schema-open',
    harm: 'A visitor can use what is in the private schema as soon as anything there is granted.',
    file: requests,
    find: 'revoke all on schema site_internal from public, anon, authenticated;',
    replace: 'grant usage on schema site_internal to anon, authenticated;',
    tests: ['tests/backend/grants.test.ts'],
  },
  {
    id: 'rls-many-rows',
    harm: 'One request stores a thousand rows and gets around the limit a minute.',
    file: requests,
    find: '(select count(*) from inserted) > 1 then',
    replace: '(select count(*) from inserted) > 1000 then',
    tests: [...tests, 'tests/backend/rate-limit.test.ts'],
  },
  {
    id: 'rls-ipv6-subscriber',
    harm: 'Somebody with IPv6 sends as many messages as they like, each from another address of their own network.',
    file: requests,
    find: 'set_masklen(parsed, 64)',
    replace: 'set_masklen(parsed, 128)',
    tests: ['tests/backend/rate-limit.test.ts'],
  },
];
