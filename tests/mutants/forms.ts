import type { Mutant } from '../../scripts/mutants/mutant.ts';

const oneForm = { tests: ['tests/generated/forms.test.ts'], only: 'contact-home on /inicio', build: true } as const;

/** What a visitor meets who fills in a form. */
export const mutants: readonly Mutant[] = [
  {
    id: 'forms-label-elsewhere',
    harm: 'A label does not belong to its field: a press on it does nothing, and nobody hears what the field is.',
    file: 'site/islands/FieldFrame.tsx',
    find: '<label htmlFor={controlId(props.formId, props.field.name)}>',
    replace: '<label htmlFor={props.field.name}>',
    tests: ['tests/site/blocks.test.tsx', 'tests/site/gallery.test.tsx'],
  },
  {
    id: 'forms-error-not-described',
    harm: 'Somebody who cannot see hears that a field is wrong, and not what is wrong with it.',
    file: 'site/islands/FieldFrame.tsx',
    find: 'error && `${id}-error`]',
    replace: 'error && `${id}-fault`]',
    ...oneForm,
  },
  {
    id: 'forms-last-problem-first',
    harm: 'An empty e-mail field is told to be malformed instead of missing.',
    file: 'site/lib/forms/check.ts',
    find: 'result.error.issues.toReversed()',
    replace: 'result.error.issues',
    build: true,
    tests: ['tests/site/logic.test.ts', 'tests/generated/forms.test.ts'],
    only: 'the check before sending|contact-home on /inicio',
  },
  {
    id: 'forms-rate-limit-as-failure',
    harm: 'A visitor who has sent too many messages is told that the database is broken.',
    file: 'site/lib/backend-client.ts',
    find: "if (status === 429) return { kind: 'rateLimited', reason: '429' };",
    replace: "if (status === 420) return { kind: 'rateLimited', reason: '429' };",
    ...oneForm,
  },
  {
    id: 'forms-login-page-of-a-network',
    harm: 'In a hotel’s network the sign-in page counts as success, and the message is lost.',
    file: 'site/lib/backend-client.ts',
    find: 'if ((status === 200 || status === 201) && !error)',
    replace: 'if (!error)',
    ...oneForm,
  },
  {
    id: 'forms-trap-open',
    harm: 'Programs fill the inbox with advertisements.',
    file: 'site/islands/form.tsx',
    find: 'if (data.get(form.honeypot))',
    replace: 'if (data.get(form.honeypot) === form.honeypot)',
    ...oneForm,
  },
  {
    id: 'forms-focus-lost',
    harm: 'After a failure whoever uses the keyboard begins again at the top of the page.',
    file: 'site/islands/FormIsland.tsx',
    find: 'else giveBackFocus(element.current, focused.current);',
    replace: 'else if (errors.length < 0) giveBackFocus(element.current, focused.current);',
    build: true,
    tests: ['tests/browser/form-dialog.test.ts', 'tests/generated/forms.test.ts'],
    only: 'the application|contact-home on /inicio',
  },
  {
    id: 'forms-autocomplete',
    harm: 'The browser does not offer to fill in name, e-mail and telephone.',
    file: 'site/islands/FieldFrame.tsx',
    find: '  autoComplete: props.field.autocomplete,\n',
    replace: '',
    tests: ['tests/site/blocks.test.tsx'],
  },
];
