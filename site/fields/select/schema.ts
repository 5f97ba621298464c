import { chosen, completed, fieldKind, type Choice, type MadeIf, type Text } from '#schema/field-kind.ts';

const kind = fieldKind('select', { ...completed, ...chosen }).with({
  shownAs: 'option',
  studio: { place: 6, column: { type: 'text', max: 320 } },
  condition: {
    answers: ({ options }) => options.map(({ value }) => value),
    selector: ({ control, option }) => `${control} ${option}:checked`,
  },
});

function makeSelect<V extends string, N extends string = never>(
  label: Text,
  settings: Choice<typeof kind, N, V>,
): MadeIf<typeof kind, NoInfer<N>> {
  return { control: 'select', label, ...settings };
}

/** A drop-down list. */
export const selectField = Object.assign(makeSelect, kind);
