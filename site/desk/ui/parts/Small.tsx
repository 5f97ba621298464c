import type { ComponentProps, ReactNode } from 'react';
import { useUi } from '../ui.tsx';

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

/** An error message next to its control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field__error" id={id}>
      {children}
    </p>
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
