import type { ReactElement } from 'react';
import { navigation } from '#generated/navigation.ts';
import type { ActionStyle, CompiledAction, Locale } from '#schema';
import type { SignOutTexts } from '../../lib/sign-out.ts';
import { usePage } from '../../lib/page.tsx';
import { useText } from '../../lib/text.tsx';
import type { Translate } from '../../lib/text.tsx';
import { Icon } from './Icon.tsx';

interface ActionProps {
  readonly action: CompiledAction;
  /** The style of an action that names none. */
  readonly fallback?: ActionStyle;
}

/**
 * One thing to press: a link, a command of the browser, or a button that opens an alert. What opens a form's dialog
 * is a link to it, since without a script the form stands on the page.
 */
export function Action({ action, fallback = 'secondary' }: ActionProps): ReactElement {
  const t = useText();
  const { locale } = usePage();
  const className = `button button--${action.style ?? fallback}`;
  if (action.kind === 'command') {
    return (
      <button
        type="button"
        className={className}
        data-command={action.command}
        data-texts={action.command === 'sign-out' ? JSON.stringify(signOutTexts(t, locale)) : undefined}
      >
        {t(action.label)}
      </button>
    );
  }
  if (action.kind === 'alert') {
    const opens = { command: 'show-modal', commandfor: alertId(action.alert) };
    return (
      <button type="button" className={className} data-alert={alertId(action.alert)} aria-haspopup="dialog" {...opens}>
        {t(action.label)}
      </button>
    );
  }
  if (action.kind === 'dialog') {
    return (
      <a className={className} href={`#${action.dialog}`} data-dialog={action.dialog} aria-haspopup="dialog">
        {t(action.label)}
      </a>
    );
  }
  const { href, external, event } = action.link;
  return (
    <a
      className={className}
      href={href[locale]}
      data-event={event}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {t(action.label)}
      {external ? (
        <>
          <Icon name="i-ph-arrow-up-right" />
          <span className="sr"> {t('shared:action.newTab')}</span>
        </>
      ) : null}
    </a>
  );
}

/** The id of the dialog that shows an entry of the error catalogue. */
export const alertId = (alert: string): string => `alert-${alert.replaceAll('.', '-')}`;

// Signing out happens without a page of its own: what is said then comes along with the button.
function signOutTexts(t: Translate, locale: Locale): SignOutTexts {
  const toast = (name: 'success' | 'failure'): { title: string; message: string } => ({
    title: t(`shared:errors.signOut.${name}.title`),
    message: t(`shared:errors.signOut.${name}.message`),
  });
  return {
    next: navigation.afterSignOut[locale],
    success: { tone: 'success', ...toast('success') },
    failure: { tone: 'error', ...toast('failure') },
  };
}
