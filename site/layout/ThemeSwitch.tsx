import { useText } from '../lib/text.tsx';
import { Icon } from '../blocks/parts/Icon.tsx';

/**
 * Switches to the light theme, the dark theme or that of the system. Hidden without JavaScript; `lib/theme.ts`
 * activates it.
 */
export function ThemeSwitch() {
  const t = useText();
  return (
    <div className="switch" role="group" aria-label={t('shared:theme.label')}>
      {(['light', 'dark'] as const).map((theme) => (
        <button key={theme} type="button" data-theme={theme} aria-pressed="false" title={t(`shared:theme.${theme}`)}>
          <Icon name={theme === 'light' ? 'i-ph-sun' : 'i-ph-moon'} />
          <span className="switch__text">{t(`shared:theme.${theme}`)}</span>
        </button>
      ))}
      <button type="button" data-theme="auto" aria-pressed="true" title={t('shared:theme.auto')}>
        <Icon name="i-ph-circle-half" />
        <span className="switch__text">
          <span className="switch__now-light">{t('shared:theme.autoNow', { current: t('shared:theme.light') })}</span>
          <span className="switch__now-dark">{t('shared:theme.autoNow', { current: t('shared:theme.dark') })}</span>
        </span>
      </button>
    </div>
  );
}
