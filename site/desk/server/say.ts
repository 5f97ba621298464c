import type { DeskTexts } from './environment.ts';

/** A text of the desk with its values: `{{minutes}}`. A key without a text stands for itself. */
export function say(
  texts: DeskTexts | undefined,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return (texts?.[key] ?? key).replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
