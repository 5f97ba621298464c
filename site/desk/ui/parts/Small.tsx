import type { ReactElement, ReactNode } from 'react';
import { outlines } from 'virtual:desk-icons';
import { useUi } from '../ui.tsx';

/** An icon beside a text that says the same. The site draws what has its class by a mask, which the desk's policy does not allow. */
export function Icon({ name }: { name: string }): ReactElement {
  return (
    <svg className={`icon ${name.replace('i-ph-', 'icon-')}`} viewBox="0 0 256 256" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}

/** A time at the place of the firm. The server's way of writing it stays: a browser's may differ by a space. */
export function Time({ at, relative = false }: { at: string; relative?: boolean }): ReactElement {
  const { formats } = useUi();
  return (
    <time dateTime={at} title={relative ? formats.longTime(at) : undefined} suppressHydrationWarning>
      {relative ? formats.relative(at) : formats.time(at)}
    </time>
  );
}

/** A status of a row. The colour of its dot shows the tone, in addition to the label. */
export function Status({ table, status }: { table: string; status: string }): ReactElement {
  const ui = useUi();
  const tone = ui.table(table)?.statuses.find(({ key }) => key === status)?.tone ?? 'closed';
  return (
    <span className={`status status--${tone}`} data-status={status}>
      {ui.statusLabel(table, status)}
    </span>
  );
}

/** The assigned colleague, in full or by initials; a label if there is none. */
export function Colleague({ email, initials = false }: { email: string | null; initials?: boolean }): ReactElement {
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

/** The name of a page. It takes the focus when the page has been opened by a script. */
export function Heading({ children }: { children: ReactNode }): ReactElement {
  return (
    <h1 tabIndex={-1} id="heading">
      {children}
    </h1>
  );
}

/** A mistake beside the control that it is about. */
export function FieldError({ id, children }: { id: string; children: ReactNode }): ReactElement {
  return (
    <p className="field__error" id={id}>
      {children}
    </p>
  );
}

/** Names the person a form was rendered for. The server rejects it from anybody else. */
export function As(): ReactElement | null {
  const { person } = useUi().frame;
  return person ? <input type="hidden" name="as" value={person.email} /> : null;
}

/** Something that has to be noticed. */
export function Alert({
  tone,
  children,
  id,
}: {
  tone: 'error' | 'info' | 'success';
  children: ReactNode;
  id?: string;
}): ReactElement {
  return (
    <div className={`alert alert--${tone}`} role={tone === 'error' ? 'alert' : 'status'} id={id} tabIndex={-1}>
      {children}
    </div>
  );
}

/** A table that is wider than a phone. It takes the focus, as a keyboard could not move it otherwise. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
