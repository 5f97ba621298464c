import { fieldKind, written, z, type MadeIf, type Settings, type Text } from '#schema/field-kind.ts';

const kind = fieldKind('textarea', { ...written, rows: z.int().positive().max(40) }).with({
  shownAs: 'longText',
  studio: { place: 2, column: { type: 'text', max: 5000 }, settings: { rows: 4 } },
  compile: ({ rows }) => ({ rows }),
});

function makeTextarea<N extends string = never>(
  label: Text,
  settings: Settings<typeof kind, N>,
): MadeIf<typeof kind, NoInfer<N>> {
  return { control: 'textarea', label, ...settings };
}

/** A text of several lines. `rows` is the height in lines. */
export const textareaField = Object.assign(makeTextarea, kind);
