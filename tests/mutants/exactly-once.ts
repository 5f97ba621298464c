import type { Mutant } from '../../scripts/mutants/mutant.ts';

/** A message that is stored twice, or never. */
export const mutants: readonly Mutant[] = [
  {
    id: 'once-key-not-passed-on',
    harm: 'A message whose answer was lost is stored twice when the visitor sends it again.',
    file: 'site/server/backend/insert.ts',
    find: "    ...(key !== null && { 'idempotency-key': key }),\n",
    replace: "    ...(key === '' && { 'idempotency-key': key }),\n",
    tests: ['tests/backend/exactly-once.test.ts'],
  },
  {
    id: 'once-key-not-sent',
    harm: 'The forms send no key, so every second attempt is a second message.',
    file: 'site/lib/backend-client.ts',
    find: "'Idempotency-Key': key, ",
    replace: "...(key === '' && { 'Idempotency-Key': key }), ",
    build: true,
    tests: ['tests/browser/form-once.test.ts'],
  },
  {
    id: 'once-new-key-each-time',
    harm: 'Each attempt at the same message has a key of its own, and is stored beside the others.',
    file: 'site/lib/forms/message.ts',
    find: 'if (before && JSON.stringify(before.values) === JSON.stringify(values)) return before;',
    replace: 'if (before && before.values === values) return before;',
    tests: ['tests/site/message.test.ts'],
  },
  {
    id: 'once-second-message-swallowed',
    harm: 'A visitor who sends the same words a second time on purpose is told of success, and nothing is stored.',
    file: 'site/islands/form.tsx',
    find: '      messages.stored();\n',
    replace: '      if (events.length < 0) messages.stored();\n',
    build: true,
    tests: ['tests/browser/form-once.test.ts'],
  },
  {
    id: 'once-double-click',
    harm: 'A double click sends two requests.',
    file: 'site/islands/FormIsland.tsx',
    find: 'if (!actions || busy.current || performance.now() < quietUntil.current) return;',
    replace: 'if (!actions) return;',
    build: true,
    tests: ['tests/browser/form-once.test.ts'],
  },
];
