import type { CompiledAction, CompiledToast, Locale } from '#contract';
import type { ActionStyle } from '#schema';
import type { SignOutTexts } from '../../browser/sign-out.ts';
import { useWords } from '../../render/prose.tsx';
import type { Translate } from '../../render/text.tsx';
import { FileFacts } from './FileFacts.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

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
