import type { Expression } from '../read/locate/source.ts';

/** Characters that nobody sees in an editor. A joiner of emoji and their variants stay: they show. */
const invisible =
  // oxlint-disable-next-line no-control-regex -- these are what is written as escapes.
  /[\u0000-\u0009\u000B-\u001F\u007F-\u00A0\u00AD\u200B\u200C\u200E\u200F\u2028-\u202F\u2060-\u206F\uFEFF]/g;

function hidden(character: string): string {
  const named: Record<string, string> = { '\t': '\\t', '\r': '\\r' };
  return named[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Writes a text in the quotes that stood there, or in the other ones where these are in the text and those are not. */
export function literalFor({ node, source }: Expression, text: string): string {
  const literal = quoted(text, source.text.charAt(node.getStart(source)));
  return literal.startsWith('`') && source.text.includes('\r\n') ? literal.replaceAll('\n', '\r\n') : literal;
}

/** Writes a text as a literal: of several lines as a template, else in single quotes unless these are in it and double ones are not. */
export function literalOf(text: string): string {
  return quoted(text, text.includes('\n') ? '`' : "'");
}

function quoted(text: string, quote: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(invisible, hidden);
  if (quote === '`') return `\`${escaped.replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
  const other = quote === "'" ? '"' : "'";
  const used = text.includes(quote) && !text.includes(other) ? other : quote;
  return used + escaped.replaceAll(used, `\\${used}`).replaceAll('\n', '\\n') + used;
}
