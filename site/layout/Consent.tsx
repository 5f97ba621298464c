import type { ReactElement } from 'react';
import { analytics } from '#generated/integrations.ts';
import { navigation } from '#generated/navigation.ts';
import { usePage } from '../lib/page.tsx';
import { useText } from '../lib/text.tsx';

/** Asks whether the visit may be measured, where the spec says that it must. `lib/gtag.ts` shows it. */
export function Consent(): ReactElement | null {
  const t = useText();
  const { locale } = usePage();
  if (!analytics.measurementId || !analytics.consent) return null;
  return (
    <section id="consent" className="consent" aria-label={t('shared:consent.label')} hidden>
      <p>
        {t('shared:consent.text')} <a href={navigation.privacy[locale]}>{t('shared:form.privacyLink')}</a>
      </p>
      <div className="consent__actions">
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
