import { defineField, written } from '#schema/field-kind.ts';

/** A web address. */
export const urlField = defineField('url', written).with({
  shownAs: 'url',
  studio: { place: 5, column: { type: 'text', max: 320 } },
  messages: () => ({ 'form.invalidUrl': 'a field for a web address' }),
  compile: () => ({ inputmode: 'url' }),
});
