import type { Mutant } from '../../scripts/mutants/mutant.ts';

const records = 'site/supabase/migrations/0003_records_and_requests.sql';

/** What came in, for the people who answer it. */
export const mutants: readonly Mutant[] = [
  {
    id: 'leads-formula',
    harm: 'What a visitor typed runs as a formula in the firm’s spreadsheet.',
    file: 'site/server/leads/csv.ts',
    find: '[=+\\-@＝＋－＠])/gu',
    replace: '[=+@＝＋－＠])/gu',
    tests: ['tests/backend/leads.test.ts'],
  },
  {
    id: 'leads-last-day',
    harm: 'A list up to a day leaves out what came in on that day.',
    file: 'site/server/leads/listing.ts',
    find: '::date + 1)::timestamp',
    replace: '::date)::timestamp',
    tests: ['tests/backend/leads-filters.test.ts'],
  },
  {
    id: 'leads-oldest-first',
    harm: 'The newest 20 messages are the oldest 20.',
    file: 'site/server/leads/listing.ts',
    find: "(b['created_at'] ?? '') ? 1 : -1)",
    replace: "(b['created_at'] ?? '') ? -1 : 1)",
    tests: ['tests/backend/leads-filters.test.ts'],
  },
  {
    id: 'leads-terminal-steered',
    harm: 'What a visitor typed moves the cursor and hides lines in the firm’s terminal.',
    file: 'site/server/leads/cards.ts',
    find: "return value.replaceAll(/[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+/gu, ' ');",
    replace: "return value.replaceAll(/[\\p{Zl}\\p{Zp}]+/gu, ' ');",
    tests: ['tests/backend/leads.test.ts'],
  },
  {
    id: 'leads-notes-survive',
    harm: 'Notes about a person stay after the person’s data were erased.',
    file: records,
    find: '  delete from site_internal.follow_ups where row_id = old.id;\n',
    replace: '',
    tests: ['tests/backend/leads-erasure.test.ts', 'tests/backend/leads-filters.test.ts'],
  },
  {
    id: 'leads-erased-in-part',
    harm: 'An erasure leaves the rows in which somebody wrote the address with a capital letter.',
    file: records,
    find: "select lower(regexp_replace(email, '^[[:space:]]+|[[:space:]]+$', '', 'g'))",
    replace: "select regexp_replace(email, '^[[:space:]]+|[[:space:]]+$', '', 'g')",
    tests: ['tests/backend/leads-erasure.test.ts'],
  },
  {
    id: 'leads-purged-at-once',
    harm: 'The daily purge deletes messages that came in today.',
    file: 'site/supabase/migrations/0004_requests_and_records_and_upkeep.sql',
    find: "where %3$I <= $2 - $1 + interval %L and %3$I + $1 <= $2'",
    replace: "where %3$I <= $2 + $1 + interval %L and %3$I <= $2 + $1'",
    tests: ['tests/backend/retention.test.ts'],
  },
  {
    id: 'leads-told-elsewhere',
    harm: 'What a visitor wrote is sent on to whatever address the receiver redirects to.',
    file: 'site/server/notify/notifier.ts',
    find: "redirect: 'error',",
    replace: "redirect: 'follow',",
    tests: ['tests/backend/notify.test.ts'],
  },
  {
    id: 'leads-receiver-hammered',
    harm: 'A receiver that is down is called every few seconds for days.',
    file: 'site/server/notify/loop.ts',
    find: 'retryMs * 2 ** Math.min(attempts - 1, 30)',
    replace: 'retryMs * 2 ** Math.min(attempts - 1, 0)',
    tests: ['tests/backend/notify.test.ts'],
  },
  {
    id: 'mail-told-again',
    harm: 'While one mailbox is full, all colleagues get the same mail again and again.',
    file: 'site/desk/mail/teller.ts',
    find: 'recipients.filter(({ id }) => !entry.told.includes(id))',
    replace: 'recipients.filter(({ id }) => id !== entry.row)',
    tests: ['tests/backend/desk-mail.test.ts'],
  },
];
