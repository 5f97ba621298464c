import { analytics } from '#generated/integrations.ts';
import { navigation } from '#generated/navigation.ts';
import { useWords } from '../render/prose.tsx';

const asksConsent = analytics?.consent === true;

/** The consent banner, if the spec requires consent to analytics. `browser/gtag.ts` shows it. */
export function Consent() {
  const { t, locale } = useWords();
  if (!asksConsent) return null;
  return (
    <section
      id="measuring"
      className="fixed inset-x-0 bottom-0 z-25 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-gutter py-4 bg-paper border-t-3 border-accent text-small"
      aria-label={t('shared:consent.label')}
      tabIndex={-1}
      hidden
    >
      <p className="max-w-measure">
        {t('shared:consent.text')}{' '}
        {(['granted', 'denied'] as const).map((answer) => (
          <span key={answer} data-now={answer} hidden>
            {t(`shared:consent.${answer}`)}{' '}
          </span>
        ))}
        <a href={navigation.privacy[locale]}>{t('shared:form.privacyLink')}</a>
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button--secondary" data-consent="denied">
          {t('shared:consent.decline')}
        </button>
        <button type="button" className="button button--secondary" data-consent="granted">
          {t('shared:consent.accept')}
        </button>
      </div>
    </section>
  );
}

/**
 * The button in the footer that opens the consent banner again. `browser/gtag.ts` shows it to visitors who may be
 * tracked.
 */
export function ChangeConsent() {
  const { t } = useWords();
  if (!asksConsent) return null;
  return (
    <button type="button" id="measuring-change" className="footer-link bg-transparent cursor-pointer" hidden>
      {t('shared:consent.change')}
    </button>
  );
}
