import type { ReactElement } from 'react';
import { analytics } from '#generated/integrations.ts';
import { navigation } from '#generated/navigation.ts';
import { usePage } from '../lib/page.tsx';
import { useText } from '../lib/text.tsx';

const asksConsent = analytics.measurementId !== undefined && analytics.consent === true;

/** Asks whether the visit may be measured, where the spec says that it must. `lib/consent.ts` shows it. */
export function Consent(): ReactElement | null {
  const t = useText();
  const { locale } = usePage();
  if (!asksConsent) return null;
  return (
    <section id="measuring" className="measuring" aria-label={t('shared:consent.label')} tabIndex={-1} hidden>
      <p>
        {t('shared:consent.text')}{' '}
        {(['granted', 'denied'] as const).map((answer) => (
          <span key={answer} data-now={answer} hidden>
            {t(`shared:consent.${answer}`)}{' '}
          </span>
        ))}
        <a href={navigation.privacy[locale]}>{t('shared:form.privacyLink')}</a>
      </p>
      <div className="measuring__actions">
        <button type="button" className="button" data-consent="denied">
          {t('shared:consent.decline')}
        </button>
        <button type="button" className="button" data-consent="granted">
          {t('shared:consent.accept')}
        </button>
      </div>
    </section>
  );
}

/** In the footer of every page: asks again. It is there for whoever may be measured, once `lib/consent.ts` is. */
export function ChangeConsent(): ReactElement | null {
  const t = useText();
  if (!asksConsent) return null;
  return (
    <button type="button" id="measuring-change" className="footer__measuring" hidden>
      {t('shared:consent.change')}
    </button>
  );
}
