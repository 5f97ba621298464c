import { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostic.ts';
import { literalFor } from '../texts/literal.ts';
import { CannotEdit } from './refusal.ts';
import { lineAt } from './listing.ts';
import { lineOf, reflow, widthOf } from './reflow.ts';
import type { EditState } from './state.ts';
import { editValue } from './value.ts';

function isMessage(value: unknown): value is { readonly name: string } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'message';
}

/** Changes a text where its words are written. */
export async function editText(state: EditState, at: SpecPath, texts: Readonly<Record<string, string>>): Promise<void> {
  const unknown = Object.keys(texts).find((locale) => !state.locales.includes(locale));
  if (unknown !== undefined) throw new CannotEdit('edit/gone', `The site has no language "${unknown}".`);
  const before = state.at(at);
  if (isMessage(before)) return editText(state, ['messages', before.name], texts);
  if (before === undefined) {
    const missing = state.locales.find((locale) => texts[locale] === undefined);
    if (missing !== undefined)
      throw new CannotEdit('edit/languages', `A new text needs all languages; "${missing}" is missing.`);
    return editValue(state, at, Object.fromEntries(state.locales.map((locale) => [locale, texts[locale] ?? ''])));
  }
  for (const [locale, text] of Object.entries(texts)) {
    const path = [...at, locale];
    const old = state.at(path);
    if (typeof old !== 'string')
      throw new CannotEdit(
        'edit/gone',
        'There is no text at this place: the page may have changed meanwhile. Load it again.',
      );
    if (old === text) continue;
    await writeString(state, path, text);
    state.touched.push({ at: path, before: old, after: text });
  }
}

/** Writes a string in place of another one, in its quotes. */
export async function writeString(state: EditState, path: SpecPath, text: string): Promise<void> {
  const found = state.literal(path);
  const { node, source } = found;
  if (!ts.isStringLiteralLike(node) || node.text !== state.at(path)) {
    throw state.cannot(
      'edit/text',
      found,
      'Code puts this text together, so only an editor can change it. Write it as one plain string there, and it can be changed here.',
    );
  }
  const start = node.getStart(source);
  const literal = literalFor({ node, source }, text);
  const { length } = lineAt(source.text, start);
  const isToOutgrow = length + literal.length - node.getWidth(source) > widthOf(state);
  const line = isToOutgrow ? await lineOf(state, source.fileName, start, node.getEnd()) : undefined;
  state.drafts.replace(source.fileName, start, node.getEnd(), literal);
  // A text that outgrows its line gets one of its own, where the line was as the formatter has it.
  if (line?.tidy) await reflow(state, source.fileName, start, start + literal.length, line);
  state.expect(path, () => text);
}
