import type { ComponentProps, ReactNode } from 'react';
import { useUi, type Ui } from '../ui.tsx';
import type { ListedRow, Person } from '../../contract/store.ts';
import { today, displayName } from '../../format.ts';
import { workingDaysLeft } from '../../roles-and-deadlines.ts';

/** The heading of a page, which is also the title of its document. React moves the title into the head. */
export function Title({ text }: { text: string }) {
  const { config, frame } = useUi();
  const unread = Object.values(frame.counts?.unread ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <title>{`${unread > 0 ? `(${unread}) ` : ''}${text} · ${config.firm}`}</title>
      <h1>
        <bdi>{text}</bdi>
      </h1>
    </>
  );
}

/** SVG path data for a view box of 256 × 256, by icon name: see build-assets.ts. */
declare const DESK_ICONS: Readonly<Record<string, string>>;

/** A decorative icon. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className={`icon ${name.replace('i-ph-', 'icon-')}`} viewBox="0 0 256 256" aria-hidden="true">
      <path d={DESK_ICONS[name]} />
    </svg>
  );
}

/** A time in the firm's time zone. */
export function Time({ at, relative = false }: { at: string; relative?: boolean }) {
  const { formats } = useUi();
  return (
    <time dateTime={at} title={relative ? formats.longTime(at) : undefined}>
      {relative ? formats.relative(at) : formats.time(at)}
    </time>
  );
}

/** A status of a row. The colour of its dot shows the tone, in addition to the label. */
export function Status({ table, status }: { table: string; status: string }) {
  const ui = useUi();
  const tone = ui.table(table).statuses.find(({ key }) => key === status)?.tone ?? 'closed';
  return (
    <span className={`status status--${tone}`} data-status={status}>
      {ui.statusLabel(table, status)}
    </span>
  );
}

/** The assigned colleague, in full or by initials; a label if there is none. */
export function Colleague({ email, initials = false }: { email: string | null; initials?: boolean }) {
  const { t, frame, colleague } = useUi();
  if (email !== null && initials) {
    const name = colleague(email);
    const [first = '', second = ''] = (name === email ? (email.split('@')[0] ?? '') : name).split(/[\s.]+/u);
    const letters = second === '' ? [...first].slice(0, 2) : [...first].slice(0, 1).concat([...second].slice(0, 1));
    return (
      <span className="who" title={name}>
        <span aria-hidden="true">{letters.join('').toUpperCase()}</span>
        <span className="sr">{name}</span>
      </span>
    );
  }
  if (email === null) return <span className="none">{t('desk.assignee.none')}</span>;
  return <bdi>{email === frame.person?.email ? t('desk.assignee.me') : colleague(email)}</bdi>;
}

/** From how many working days before its deadline on a request of rights is late. */
const SOON = 5;

/** The right that a row exercises and its deadline, unless the row is settled. */
export function openRights({ table: tableOf }: Ui, { table, status, rights, rightsDue: due }: ListedRow) {
  const tone = tableOf(table).statuses.find(({ key }) => key === status)?.tone;
  if (rights === null || due === null || tone === 'done' || tone === 'closed' || tone === 'spam') return undefined;
  return { rights, due };
}

/** The deadline of a row that exercises a right, in a list. */
export function RightsTag({ row, className }: { row: ListedRow; className: (isLate: boolean) => string }) {
  const ui = useUi();
  const { t, config, formats } = ui;
  const open = openRights(ui, row);
  if (!open) return null;
  const left = workingDaysLeft(today(config), open.due, config.rights?.holidays ?? []);
  return (
    <span className={className(left < SOON)} title={t(`desk.rights.${open.rights}`)}>
      {t('desk.rights.tag', { day: formats.shortDay(open.due) })}
    </span>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page with a heading. */
export function Section({ id, title, className, children }: SectionProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A section in a box. */
export function Panel({ look, ...rest }: Omit<SectionProps, 'className'> & { readonly look?: 'first' | 'quiet' }) {
  return <Section className={look ? `panel panel--${look}` : 'panel'} {...rest} />;
}

/** A term of a definition list with its description. */
export function Fact({ term, long = false, ...rest }: { term: ReactNode; long?: boolean } & ComponentProps<'dd'>) {
  return (
    <div className={long ? 'values__long' : undefined}>
      <dt>{term}</dt>
      <dd {...rest} />
    </div>
  );
}

/** A message in a box that screen readers announce. */
export function Alert({ tone, ...rest }: { tone: 'error' | 'info' | 'success' } & ComponentProps<'div'>) {
  return (
    <div className={`alert alert--${tone}`} role={tone === 'error' ? 'alert' : 'status'} tabIndex={-1} {...rest} />
  );
}

/** A form that changes something. It names the person for whom it was rendered; the server rejects it from others. */
export function Form({ children, ...rest }: ComponentProps<'form'>) {
  const { person } = useUi().frame;
  return (
    <form method="post" {...rest}>
      {person ? <input type="hidden" name="as" value={person.email} /> : null}
      {children}
    </form>
  );
}

interface SubmitProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  readonly look?: 'primary' | 'small' | 'danger' | 'small primary' | 'small danger' | 'small still';
}

/** A button that submits its form. */
export function Submit({ look, ...rest }: SubmitProps) {
  const looks = (look?.split(' ') ?? []).map((each) => (each === 'still' ? each : `button--${each}`));
  return <button className={['button', ...looks].join(' ')} type="submit" {...rest} />;
}

interface Labelled {
  readonly label: ReactNode;
}

/** A control with its label, and further text below. */
export function Field({ id, label, children }: Labelled & { id?: string | undefined; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

/** An input with its label, and further text below. Its default id is its name. */
export function InputField({ label, children, id, ...rest }: Labelled & ComponentProps<'input'>) {
  return (
    <Field id={id ?? rest.name} label={label}>
      <input id={id ?? rest.name} {...rest} />
      {children}
    </Field>
  );
}

/** An error message next to its control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field__error" id={id}>
      {children}
    </p>
  );
}

/** The value and the text of an option. */
export type Option = readonly [value: string, text: string];

interface SelectProps extends ComponentProps<'select'> {
  readonly options: readonly Option[];
  /** The text of the first option, which means no choice. */
  readonly empty?: string;
}

export function Select({ options, empty, ...rest }: SelectProps) {
  return (
    <select {...rest}>
      {empty === undefined ? null : <option value="">{empty}</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** A select with its label. Its default id is its name. */
export function SelectField({ label, id, ...rest }: Labelled & SelectProps) {
  return (
    <Field id={id ?? rest.name} label={label}>
      <Select id={id ?? rest.name} {...rest} />
    </Field>
  );
}

/** A select that filters. Its first option means any value. */
export function FilterSelect({ value = '', ...rest }: Labelled & SelectProps & { name: string }) {
  const { t } = useUi();
  return <SelectField id={`filter-${rest.name}`} empty={t('desk.filter.any')} defaultValue={value} {...rest} />;
}

/** A checkbox or radio button with its label. */
export function Check({ children, type = 'checkbox', ...rest }: ComponentProps<'input'>) {
  return (
    <label className="check">
      <input type={type} {...rest} /> <span>{children}</span>
    </label>
  );
}

/** The attributes of a control with an error. */
export function invalid(isInvalid: boolean, errorId: string): { 'aria-invalid'?: true; 'aria-describedby'?: string } {
  return isInvalid ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
}

/** Options for colleagues, the reader among them, and for a selected one who has left. */
export function assigneeOptions(
  { frame, t, colleague }: Ui,
  assignees: readonly Person[],
  chosen?: string | null,
): readonly Option[] {
  const options = assignees.map((person): Option => {
    const name = displayName(person);
    return [person.email, person.email === frame.person?.email ? t('desk.assignee.meNamed', { name }) : name];
  });
  return chosen && !assignees.some(({ email }) => email === chosen)
    ? [...options, [chosen, colleague(chosen)]]
    : options;
}
