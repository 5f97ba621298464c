import type { DeskTable } from '../contract/config.ts';
import type { ListedRow } from '../contract/store.ts';
import { formatValue } from '../format.ts';
import { visible } from '../visible.ts';
import type { Ui } from './ui.tsx';

/** How much of a message one decides by. */
const LENGTH = 110;

/** A row in one line: its form, the company, what the list shows besides, and the beginning of the message. */
export function summaryOf(ui: Ui, table: DeskTable, row: Pick<ListedRow, 'values' | 'form'>): string {
  const { person } = table;
  const named = [person.name, person.email, person.name ? undefined : table.list[0]];
  const columns = [person.company, ...table.list].filter((name) => name !== undefined && !named.includes(name));
  const beside = [...new Set(columns)].map((name) => {
    const column = table.columns.find((each) => each.name === name);
    return column ? formatValue(column, row.values[column.name], ui, 'list') : null;
  });
  const form = table.forms.length > 1 && row.form !== null ? ui.formLabel(table.key, row.form) : null;
  return [form, ...beside, firstLine(table, row)].filter(Boolean).join(' · ');
}

/** The beginning of what a visitor wrote, without the words that the form puts before it. */
function firstLine({ columns, forms }: DeskTable, { values, form }: Pick<ListedRow, 'values' | 'form'>): string | null {
  const begins = forms.find(({ id }) => id === form)?.begins;
  const texts = columns
    .filter(({ kind }) => kind === 'longText')
    .map(({ name }) => {
      const text = values[name] ?? '';
      return begins?.column === name && text.startsWith(begins.with) ? text.slice(begins.with.length) : text;
    });
  // A greeting in a line of its own says nothing: what follows it belongs to the line.
  const line = texts
    .find((text) => visible(text) !== null)
    ?.replaceAll(/\s+/g, ' ')
    .trim();
  if (line === undefined) return null;
  return line.length > LENGTH ? `${line.slice(0, LENGTH).toWellFormed().trimEnd()}…` : line;
}
