import type { ReactNode } from 'react';
import type { CompiledAction, CompiledToast, Locale, CompiledLink, Localized } from '#contract';
import type { ActionStyle } from '#schema';
import { files } from '#generated/media.ts';
import { useText, type Translate } from '../../render/page.tsx';
import type { SignOutTexts } from '../../browser/sign-out.ts';
import { useWords } from '../../render/prose.tsx';
import { Icon } from './Icon.tsx';
import { locales } from '#generated/languages.ts';

type AlertAction = Extract<CompiledAction, { kind: 'alert' }>;

interface ActionsProps {
  readonly actions: readonly CompiledAction[] | undefined;
  /** Whether the first action is the primary one of the page. */
  readonly primary?: boolean;
}

/** A row of actions; the first is primary unless it says otherwise. */
export function Actions({ actions, primary = true }: ActionsProps) {
  if (!actions?.length) return null;
  const alerts = new Map(
    actions.filter((action): action is AlertAction => action.kind === 'alert').map((action) => [action.alert, action]),
  );
  return (
    <>
      <div className="actions">
        {actions.map((action, index) => (
          <Action key={action.label} action={action} fallback={primary && index === 0 ? 'primary' : 'secondary'} />
        ))}
      </div>
      {[...alerts.values()].map((action) => (
        <AlertDialog key={action.alert} action={action} />
      ))}
    </>
  );
}

function AlertDialog({ action }: { action: AlertAction }) {
  const t = useText();
  const id = alertId(action.alert);
  return (
    <dialog id={id} role="alertdialog" aria-labelledby={`${id}-text`}>
      <p id={`${id}-text`}>{t(action.message)}</p>
      <form method="dialog">
        <button className="button button--primary">{t('shared:dialog.close')}</button>
      </form>
    </dialog>
  );
}

interface ActionProps {
  readonly action: CompiledAction;
  /** The style of an action that names none. */
  readonly fallback?: ActionStyle;
}

/**
 * A link, a browser command, or a button that opens an alert. The dialog of a form is opened by a link to it, since
 * without JavaScript the form is part of the page.
 */
export function Action({ action, fallback = 'secondary' }: ActionProps) {
  const { t, locale } = useWords();
  const className = `button button--${action.style ?? fallback}`;
  if (action.kind === 'link') {
    return (
      <Link className={className} to={action.link}>
        {t(action.label)}
        {action.link.download === undefined ? null : <FileFacts file={action.link.download} />}
        {action.link.external ? <Icon name="i-ph-arrow-up-right" /> : null}
      </Link>
    );
  }
  if (action.kind === 'dialog') {
    return (
      <a className={className} href={`#${action.dialog}`} data-dialog={action.dialog} aria-haspopup="dialog">
        {t(action.label)}
      </a>
    );
  }
  return (
    <button type="button" className={className} {...attributesOf(action, t, locale)}>
      {t(action.label)}
    </button>
  );
}

type ButtonAction = Exclude<CompiledAction, { kind: 'link' | 'dialog' }>;

/** What a button does in the browser. */
function attributesOf(action: ButtonAction, t: Translate, locale: Locale): Readonly<Record<string, string>> {
  if (action.kind === 'command') return { 'data-command': action.command };
  if (action.kind === 'signOut')
    return { 'data-command': 'sign-out', 'data-texts': JSON.stringify(signOutTexts(action, t, locale)) };
  const dialog = alertId(action.alert);
  return { 'data-alert': dialog, 'aria-haspopup': 'dialog', command: 'show-modal', commandfor: dialog };
}

/** The id of the dialog that shows an entry of the error catalogue. */
export function alertId(alert: string): string {
  return `alert-${alert.replaceAll('.', '-')}`;
}

// Signing out has no page of its own, so the button carries the texts for the toasts after it.
function signOutTexts(
  { to, success, failure }: Extract<CompiledAction, { kind: 'signOut' }>,
  t: Translate,
  locale: Locale,
): SignOutTexts {
  const toast = ({ tone, title, message }: CompiledToast): SignOutTexts['success'] => ({
    tone,
    ...(title !== undefined && { title: t(title) }),
    message: t(message),
  });
  return { next: to[locale], success: toast(success), failure: toast(failure) };
}

interface LinkProps {
  readonly to: CompiledLink;
  readonly className?: string;
  /** Whether it leads to the page that it is on. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link. One to another site opens a new tab, without opener or referrer, and says so to screen readers. */
export function Link({ to: { href, event, external }, className, isCurrent, children }: LinkProps) {
  const { t, locale } = useWords();
  return (
    <a
      className={className}
      href={href[locale]}
      data-event={event}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
      {external ? <span className="sr"> {t('shared:action.newTab')}</span> : null}
    </a>
  );
}

/** The type and the size of a file, beside the link to it: "PDF, 1.2 MB". */
function FileFacts({ file }: { file: string }) {
  const { formats } = useWords();
  const type = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  const size = files[file]?.size;
  return <span className="file-facts"> {size === undefined ? type : `${type}, ${sizeIn(formats, size)}`}</span>;
}

/** A file size in kilobytes or megabytes, in decimal units. */
function sizeIn(tag: string, bytes: number): string {
  const [unit, count] =
    bytes >= 1_000_000
      ? (['megabyte', bytes / 1_000_000] as const)
      : (['kilobyte', Math.max(1, bytes / 1000)] as const);
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: count < 10 ? 1 : 0 }).format(count);
}

/** A link back to the parent page, above the heading. */
export function Back({ action }: { action: CompiledAction }) {
  const { t, locale } = useWords();
  if (action.kind !== 'link') return null;
  return (
    <p className="back mb-5 text-small">
      <a
        className="inline-flex items-center gap-[0.6rem] min-h-8 text-accent font-semibold no-underline hover:underline"
        href={action.link.href[locale]}
      >
        <Icon name="i-ph-arrow-left" />
        {t(action.label)}
      </a>
    </p>
  );
}

/** The same value for each language, such as the address of another site. */
export function inEach<T>(value: T): Localized<T> {
  return Object.fromEntries(locales.map((locale) => [locale, value])) as Localized<T>;
}
