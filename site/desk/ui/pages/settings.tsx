import type { ReactElement } from 'react';
import { MAILS } from '../../contract/store.ts';
import { Options } from '../parts/Options.tsx';
import { As } from '../parts/Small.tsx';
import { useUi, type PageModule } from '../ui.tsx';

/** The reader's own name, language, theme and mails, and a form to sign out on all devices. */
export const settings: PageModule<'settings'> = {
  title: (_page, { t }) => t('desk.settings.title'),
  View({ page: { settings } }): ReactElement {
    const { t, config, frame } = useUi();
    return (
      <div className="narrow">
        <h1>{t('desk.settings.title')}</h1>
        <form method="post" action="/settings" className="stack panel">
          <As />
          <p>
            {t('login.email')}: <bdi>{frame.person?.email}</bdi>
          </p>
          <div className="field">
            <label htmlFor="name">{t('leadsAdmin.columnName')}</label>
            <input id="name" name="name" autoComplete="name" maxLength={200} defaultValue={settings.name ?? ''} />
          </div>
          <div className="field">
            <label htmlFor="language">{t('desk.language.label')}</label>
            <select id="language" name="language" defaultValue={settings.language ?? ''}>
              <option value="">{t('desk.settings.browser')}</option>
              {config.locales.map(({ code, name }) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <fieldset className="field">
            <legend>{t('desk.settings.theme')}</legend>
            {(['', 'light', 'dark'] as const).map((theme) => (
              <label className="check" key={theme}>
                <input type="radio" name="theme" value={theme} defaultChecked={(settings.theme ?? '') === theme} />{' '}
                {t(`desk.theme.${theme || 'auto'}`)}
              </label>
            ))}
          </fieldset>
          <fieldset className="field">
            <legend>{t('desk.settings.mails')}</legend>
            {MAILS.map((mails) => (
              <label className="check" key={mails}>
                <input type="radio" name="mails" value={mails} defaultChecked={settings.mails === mails} />{' '}
                {t(`desk.settings.mails${mails.charAt(0).toUpperCase()}${mails.slice(1)}`)}
              </label>
            ))}
            <label className="line">
              {t('desk.settings.mailsAt')}{' '}
              <select name="mailsAt" defaultValue={settings.mailsAt}>
                <Options
                  of={Array.from({ length: 24 }, (_, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`])}
                />
              </select>
            </label>
          </fieldset>
          <button className="button button--primary" type="submit">
            {t('desk.save')}
          </button>
        </form>
        <form method="post" action="/logout" className="stack panel">
          <h2>{t('desk.logout')}</h2>
          <label className="check">
            <input type="checkbox" name="everywhere" value="on" /> {t('desk.settings.everywhere')}
          </label>
          <button className="button" type="submit">
            {t('desk.logout')}
          </button>
        </form>
      </div>
    );
  },
};
