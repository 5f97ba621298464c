/** One line of CSV (RFC 4180), including its line end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/**
 * Prevents CSV injection: visitors' text must not run as a formula in a spreadsheet. A formula begins with one of four
 * characters or their full-width forms, after optional spaces. It can also begin inside a value: in some countries,
 * spreadsheets separate by semicolons or tabs and would split an unquoted value there.
 */
function cell(value: string): string {
  const text = value.replaceAll(/(^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/gu, "$1'").replace(/^(?=[\t\r\n])/u, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
