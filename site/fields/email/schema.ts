import { defineField, written } from '#schema/field-kind.ts';

/** An e-mail address. */
export const emailField = defineField('email', written).with({
  usual: { autocomplete: 'email' },
  shownAs: 'email',
  studio: { place: 3, column: { type: 'text', max: 320 } },
  messages: () => ({ 'form.invalidEmail': 'an e-mail field' }),
  compile: () => ({ inputmode: 'email' }),
});
