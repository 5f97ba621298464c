import { MAILS } from '../../contract/store.ts';
import { Check, Field, Form, InputField, Select, SelectField, Submit, type Option } from '../parts/Form.tsx';
import { Title } from '../parts/Small.tsx';
import { useUi, type PageProps } from '../ui.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour): Option => [String(hour), `${String(hour).padStart(2, '0')}:00`]);

const MAIL_TEXTS = {
  all: 'desk.settings.mailsAll',
  mine: 'desk.settings.mailsMine',
  daily: 'desk.settings.mailsDaily',
  none: 'desk.settings.mailsNone',
} as const;

/** The reader's own name, language, theme and mails, and a form to sign out on all devices. */
export function Settings({ page: { settings, signature } }: PageProps<'settings'>) {
  const { t, config, frame } = useUi();
  return (
    <div className="narrow">
      <Title text={t('desk.settings.title')} />
      <Form action="/settings" className="stack panel">
        <p>
          {t('login.email')}: <bdi>{frame.person?.email}</bdi>
        </p>
        <InputField
          name="name"
          label={t('leadsAdmin.columnName')}
          autoComplete="name"
          maxLength={200}
          defaultValue={settings.name ?? ''}
        />
        <SelectField
          name="language"
          label={t('desk.language.label')}
          empty={t('desk.settings.browser')}
          options={config.locales.map(({ code, name }) => [code, name])}
          defaultValue={settings.language ?? ''}
        />
        <fieldset className="field">
          <legend>{t('desk.settings.theme')}</legend>
          {(['', 'light', 'dark'] as const).map((theme) => (
            <Check
              key={theme}
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={(settings.theme ?? '') === theme}
            >
              {t(`desk.theme.${theme || 'auto'}`)}
            </Check>
          ))}
        </fieldset>
        <fieldset className="field">
          <legend>{t('desk.settings.mails')}</legend>
          {MAILS.map((mails) => (
            <Check key={mails} type="radio" name="mails" value={mails} defaultChecked={settings.mails === mails}>
              {t(MAIL_TEXTS[mails])}
            </Check>
          ))}
          <label className="line">
            {t('desk.settings.mailsAt')} <Select name="mailsAt" options={HOURS} defaultValue={settings.mailsAt} />
          </label>
        </fieldset>
        <Field id="signature" label={t('desk.settings.signature')}>
          <textarea id="signature" name="signature" rows={4} maxLength={1000} defaultValue={signature} />
          <small>{t('desk.settings.signatureLead')}</small>
        </Field>
        <Submit look="primary">{t('desk.save')}</Submit>
      </Form>
      <Form action="/logout" className="stack panel">
        <h2>{t('desk.logout')}</h2>
        <Check name="everywhere" value="on">
          {t('desk.settings.everywhere')}
        </Check>
        <Submit>{t('desk.logout')}</Submit>
      </Form>
    </div>
  );
}
