import { defineField, written } from '#schema/field-kind.ts';

/** A telephone number. */
export const telField = defineField('tel', written).with({
  usual: { autocomplete: 'tel' },
  shownAs: 'phone',
  studio: { place: 4, column: { type: 'text', max: 320 } },
  compile: () => ({ inputmode: 'tel' }),
});
