import { useText } from '../render/page.tsx';
import { Icon } from '../blocks/parts/Icon.tsx';

/**
 * Switches to the light theme, the dark theme or that of the system. Hidden without JavaScript; `browser/theme.ts`
 * activates it.
 */
export function ThemeSwitch() {
  const t = useText();
  return (
    <div
      className="switch absolute z-2 top-4 right-[max(var(--gutter),calc((100%-var(--width))/2))] border border-line rounded-radius bg-paper print:hidden"
      role="group"
      aria-label={t('shared:theme.label')}
    >
      {(['light', 'dark'] as const).map((theme) => (
        <button
          key={theme}
          type="button"
          className="switch-button group"
          data-theme={theme}
          aria-pressed="false"
          title={t(`shared:theme.${theme}`)}
        >
          <Icon name={theme === 'light' ? 'i-ph-sun' : 'i-ph-moon'} />
          <span className="max-md:sr group-aria-[pressed=false]:sr">{t(`shared:theme.${theme}`)}</span>
        </button>
      ))}
      <button
        type="button"
        className="switch-button group"
        data-theme="auto"
        aria-pressed="true"
        title={t('shared:theme.auto')}
      >
        <Icon name="i-ph-circle-half" />
        <span className="max-md:sr group-aria-[pressed=false]:sr">
          <span className="@dark:hidden">{t('shared:theme.autoNow', { current: t('shared:theme.light') })}</span>
          <span className="hidden @dark:inline">{t('shared:theme.autoNow', { current: t('shared:theme.dark') })}</span>
        </span>
      </button>
    </div>
  );
}
