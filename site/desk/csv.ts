/** A cell: text, which has to stay as it is, or a number or date in a form with which spreadsheets calculate. */
export type Cell = string | { readonly value: string };

/** One line of CSV (RFC 4180), including its line end. Protects text from what spreadsheets would do to it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

/** A number or date as the database has it: `-12500.5`, `2026-11-30`, `2026-11-30 09:30:00`. */
const VALUE = /^(?:-?\d+(?:\.\d+)?|\d{4}-\d\d-\d\d(?:[T ][\d:.+Z-]+)?)$/;

function written(cell: Cell): string {
  if (typeof cell !== 'string' && VALUE.test(cell.value)) return cell.value;
  const text = protect(typeof cell === 'string' ? cell : cell.value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The words in numbers, dates and times: `1e5`, `5 de mayo`, `3-May`, `12 a`, `1:30 p. m.` */
const WORD = String.raw`(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|oct|nov|dic|dec)\p{L}*|de|e|[ap](?:\.?\s?m)?`;

/** A text that spreadsheets would read as a number, date, time, fraction or truth value: `06700`, `3/4`, `1-10`, `TRUE`. */
const ALTERED = new RegExp(
  String.raw`^(?:[\p{Nd}.,]+|(?=.*\p{Nd})(?=.{1,30}$)(?:[\p{Nd}\p{Zs}\p{Sc}.,:/()%'’–-]|(?<!\p{L})(?:${WORD})(?!\p{L}))+|true|false|verdadero|falso)$`,
  'iu',
);

/** Digits that stay as they are: a short number, or a telephone number in groups, such as `(55) 1234-5678`. */
const UNALTERED = /^(?:0|[1-9]\d{0,10}|\(?\d{2,3}\)?[ -]?\d{3,4}[ -]\d{4}|\d\d(?: \d\d){3,})$/;

/**
 * Puts an apostrophe before what a spreadsheet would alter or run. A formula (CSV injection) begins with one of four
 * characters or their full-width forms, after optional spaces. It can also begin inside a value: in some countries,
 * spreadsheets separate by semicolons or tabs and would split an unquoted value there.
 */
function protect(value: string): string {
  const text = value.trim();
  if (ALTERED.test(text) && !UNALTERED.test(text)) return `'${value}`;
  return value.replaceAll(/(^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/gu, "$1'").replace(/^(?=[\t\r\n])/u, "'");
}
