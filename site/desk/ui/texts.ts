/** The desk's texts in one language, by key. */
export type Texts = Readonly<Record<string, string>>;
/** What stands in a text at `{{name}}`. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * A text with its values. With a `count`, the text of that number in that language: `desk.rows_one`, `desk.rows_other`, as
 * i18next names them. A key without a text stands for itself.
 */
export function translate(texts: Texts, locale: string, key: string, values: Values = {}): string {
  const { count } = values;
  const plural =
    typeof count === 'number'
      ? (texts[`${key}_${new Intl.PluralRules(locale).select(count)}`] ?? texts[`${key}_other`])
      : undefined;
  return (plural ?? texts[key] ?? key).replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
