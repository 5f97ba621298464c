import { defineField, written } from '#schema/field-kind.ts';

/** A one-line text. @example textField({ es: 'Nombre', en: 'Name' }, { required: true, autocomplete: 'name' }) */
export const textField = defineField('text', written).with({
  studio: { place: 1, column: { type: 'text', max: 320 } },
});
