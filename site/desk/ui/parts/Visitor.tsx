import { mailto } from '../../../lib/email.ts';
import type { DeskColumn } from '../../contract/config.ts';
import { formatValue } from '../../format.ts';
import { useUi } from '../ui.tsx';

/** The length of an excerpt of a long text. */
const SHOWN = 1000;

/** A visitor's text with its line breaks. Shows an excerpt of a long text, and the rest on demand. */
function VisitorText({ text }: { text: string }) {
  const { t, formats } = useUi();
  const lines = (shown: string) => (
    <p className="visitor__text" dir="auto">
      {shown}
    </p>
  );
  if (text.length <= SHOWN) return lines(text);
  return (
    <div className="visitor">
      {lines(`${text.slice(0, SHOWN).toWellFormed()}…`)}
      <details>
        <summary>{t('desk.row.whole', { characters: formats.number(text.length) })}</summary>
        {lines(text)}
      </details>
    </div>
  );
}

interface ColumnValueProps {
  readonly column: DeskColumn;
  readonly value: string | null;
  readonly full?: boolean;
}

/** The value of a column; with `full`, as the page of a row shows it, otherwise as a list does. */
export function ColumnValue({ column, value, full = false }: ColumnValueProps) {
  const ui = useUi();
  const { t } = ui;
  const shown = formatValue(column, value, ui, full ? 'full' : 'list');
  if (value === null || shown === null) return <span className="none">{t('desk.none')}</span>;
  if (shown !== value) {
    if (column.kind !== 'timestamp' && column.kind !== 'date') return <>{shown}</>;
    return <time dateTime={value}>{shown}</time>;
  }
  if (!full) return <bdi>{value.length > 160 ? `${value.slice(0, 160)}…` : value}</bdi>;
  if (column.kind === 'longText') return <VisitorText text={value} />;
  const to = addressOf(column.kind, value);
  if (to === undefined) return value.length > SHOWN ? <VisitorText text={value} /> : <bdi>{value}</bdi>;
  return (
    <a href={to} {...(column.kind === 'url' && { target: '_blank', rel: 'noopener noreferrer' })}>
      <bdi>{value}</bdi>
      {column.kind === 'url' ? <span className="sr"> {t('desk.newTab')}</span> : null}
    </a>
  );
}

/** The link of a value that is valid for its column's kind. Other values do not become links. */
export function addressOf(kind: DeskColumn['kind'], value: string): string | undefined {
  if (kind === 'email') return mailAddress(value);
  if (kind === 'phone') return telephone(value);
  if (kind === 'url' && /^https?:\/\/[^\s<>"]+$/i.test(value) && URL.canParse(value)) return new URL(value).href;
  return undefined;
}

/** A `mailto:` link to a visitor's address. Escapes it as a whole, so that it stays a single address. */
export function mailAddress(value: string, parameters?: Readonly<Record<string, string>>): string | undefined {
  return value.includes('@') ? mailto(value, parameters) : undefined;
}

/** A `tel:` link, if the value looks like a telephone number. */
export function telephone(value: string): string | undefined {
  const number = value.replaceAll(/[\s().\-–/]/g, '');
  return /^\+?\d{7,15}$/.test(number) ? `tel:${number}` : undefined;
}
