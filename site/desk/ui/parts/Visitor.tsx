import type { ReactElement } from 'react';
import { mailto } from '../../../lib/email.ts';
import type { DeskColumn, DeskTable } from '../../contract/config.ts';
import { formatValue } from '../../format.ts';
import { visible } from '../../visible.ts';
import { useUi } from '../ui.tsx';

/** A text of a visitor in a line with others: what it says about directions ends with it. */
export function Visitor({ text }: { text: string }): ReactElement {
  return <bdi>{text}</bdi>;
}

/** More than this is shown when it is asked for. */
const SHOWN = 1000;

/** A long text of a visitor, with its lines. */
export function VisitorText({ text }: { text: string }): ReactElement {
  const { t, formats } = useUi();
  if (text.length <= SHOWN) return <LinesOf text={text} />;
  return (
    <div className="visitor">
      <p className="visitor__text" dir="auto">
        {wholeCharacters(text)}…
      </p>
      <details>
        <summary>{t('desk.row.whole', { characters: formats.number(text.length) })}</summary>
        <LinesOf text={text} />
      </details>
    </div>
  );
}

function LinesOf({ text }: { text: string }): ReactElement {
  return (
    <p className="visitor__text" dir="auto">
      {text}
    </p>
  );
}

// A character of two units is not cut in halves.
function wholeCharacters(text: string): string {
  return text.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '');
}

/** What a column of a row holds, as a list or a row shows it. */
export function ColumnValue({
  column,
  value,
  full = false,
}: {
  column: DeskColumn;
  value: string | null;
  full?: boolean;
}): ReactElement {
  const ui = useUi();
  const { t } = ui;
  const shown = formatValue(column, value, ui, full ? 'full' : 'list');
  if (value === null || shown === null) return <span className="none">{t('desk.none')}</span>;
  if (shown !== value) {
    if (column.kind !== 'timestamp' && column.kind !== 'date') return <>{shown}</>;
    return (
      <time dateTime={value} suppressHydrationWarning={column.kind === 'timestamp'}>
        {shown}
      </time>
    );
  }
  if (!full) return <Visitor text={value.length > 160 ? `${value.slice(0, 160)}…` : value} />;
  if (column.kind === 'longText') return <VisitorText text={value} />;
  const to = addressOf(column.kind, value);
  if (to === undefined) return value.length > SHOWN ? <VisitorText text={value} /> : <Visitor text={value} />;
  return (
    <a href={to} {...(column.kind === 'url' && { target: '_blank', rel: 'noopener noreferrer' })}>
      <Visitor text={value} />
      {column.kind === 'url' ? <span className="sr"> {t('desk.newTab')}</span> : null}
    </a>
  );
}

/** Where a value leads, when it is what its column says: nothing else becomes a link. */
export function addressOf(kind: DeskColumn['kind'], value: string): string | undefined {
  if (kind === 'email') return mailAddress(value);
  if (kind === 'phone') return telephone(value);
  if (kind === 'url' && /^https?:\/\/[^\s<>"]+$/i.test(value) && URL.canParse(value)) return new URL(value).href;
  return undefined;
}

/** A `mailto:` to what the visitor gave as the address, all of it as one address. */
export function mailAddress(value: string, parameters?: Readonly<Record<string, string>>): string | undefined {
  return value.includes('@') ? mailto(value, parameters) : undefined;
}

/** A `tel:` for what looks like a number. */
export function telephone(value: string): string | undefined {
  const number = value.replaceAll(/[\s().\-–/]/g, '');
  return /^\+?\d{7,15}$/.test(number) ? `tel:${number}` : undefined;
}

/** What a person is called who sent a row: name, e-mail address, whichever can be seen, or nothing. */
export function nameOf({ person }: Pick<DeskTable, 'person'>, values: Readonly<Record<string, string | null>>): string {
  const seen = (column: string | undefined): string | null => visible(column && values[column]);
  return seen(person.name) ?? seen(person.email) ?? '';
}
