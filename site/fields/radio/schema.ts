import { asked, chosen, fieldKind, type Choice, type MadeIf, type Text } from '#schema/field-kind.ts';

const kind = fieldKind('radio', { ...asked, ...chosen }).with({
  shownAs: 'option',
  studio: { place: 7, column: { type: 'text', max: 320 } },
  condition: {
    answers: ({ options }) => options.map(({ value }) => value),
    selector: ({ control, option }) => `${control}${option}:checked`,
  },
});

function makeRadio<V extends string, N extends string = never>(
  label: Text,
  settings: Choice<typeof kind, N, V>,
): MadeIf<typeof kind, NoInfer<N>> {
  return { control: 'radio', label, ...settings };
}

/** Radio buttons. The label is the question above them. */
export const radioField = Object.assign(makeRadio, kind);
