import type { DeskText } from '../../contract/config.ts';
import { TEMPLATE_VALUES } from '../../../texts/desk.ts';
import { Alert, Icon, Panel, Title, Check, Field, Form, InputField, invalid, Submit } from '../parts/elements.tsx';
import { useUi, type PageProps } from '../ui.tsx';

/** The templates for replies, and the firm's signature. */
export function Templates({ page: { entries, signature, entered, error } }: PageProps<'templates'>) {
  const { t, label, tableLabel } = useUi();
  return (
    <>
      <div className="top">
        <Title text={t('desk.templates.title')} />
        <a className="button button--small" href="/templates/new">
          {t('desk.templates.new')}
        </a>
      </div>
      <p className="lead">{t('desk.templates.lead')}</p>
      <div className="two">
        <div className="two__main">
          {entries.length === 0 ? <p className="empty">{t('desk.templates.empty')}</p> : null}
          <ul className="people">
            {entries.map(({ id, label: name, tables, from, removed }) => (
              <li className="panel" key={id} data-template={id}>
                <div>
                  <h2>
                    <a href={`/templates/${id}`}>{label(name)}</a>{' '}
                    {removed ? <span className="tag tag--late">{t('desk.templates.removed')}</span> : null}
                    {from === 'changed' ? <span className="tag">{t('desk.templates.changed')}</span> : null}
                  </h2>
                  <p className="quiet">
                    {tables ? tables.map((table) => tableLabel(table)).join(', ') : t('desk.templates.everywhere')}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="two__side">
          <Panel id="signature" title={t('desk.templates.signature')} look="first">
            <p>{t('desk.templates.signatureLead')}</p>
            {error ? (
              <Alert tone="error" id="template-error">
                {t(`desk.templates.error.${error}`)}
              </Alert>
            ) : null}
            <Form action="/templates" className="stack">
              <input type="hidden" name="version" value={signature.version} />
              <Texts name="signature" rows={4} texts={entered ?? signature.text} hasError={error !== undefined} />
              <Submit look="primary">{t('desk.save')}</Submit>
            </Form>
          </Panel>
        </div>
      </div>
    </>
  );
}

/** One template in all languages. */
export function Template({ page: { template, entered, error } }: PageProps<'template'>) {
  const { t, config, label } = useUi();
  const shown = entered ?? template;
  const title = template ? label(template.label) : t('desk.templates.new');
  return (
    <>
      <div className="back">
        <a href="/templates">
          <Icon name="i-ph-arrow-left" /> {t('desk.templates.title')}
        </a>
      </div>
      <Title text={title} />
      {template?.removed ? <p className="lead">{t('desk.templates.removedLead')}</p> : null}
      {error ? (
        <Alert tone="error" id="template-error">
          {t(`desk.templates.error.${error}`)}
        </Alert>
      ) : null}
      <Form action={`/templates/${template?.id ?? 'new'}`} className="stack panel">
        <input type="hidden" name="version" value={template?.version ?? 0} />
        <p className="quiet">
          {t('desk.templates.values')}{' '}
          {TEMPLATE_VALUES.map((name, index) => (
            <span key={name}>
              {index === 0 ? null : ' · '}
              <code>{`{{${name}}}`}</code> {t(`desk.templates.value.${name}`)}
            </span>
          ))}
        </p>
        <Texts name="label" texts={shown?.label} hasError={error !== undefined} />
        <Texts name="subject" texts={shown?.subject} hasError={false} />
        <Texts name="body" rows={12} texts={shown?.body} hasError={error !== undefined} />
        <fieldset className="field">
          <legend>{t('desk.templates.tables')}</legend>
          {config.tables.map(({ key, label: name }) => (
            <Check key={key} name="table" value={key} defaultChecked={shown?.tables?.includes(key) ?? true}>
              {label(name)}
            </Check>
          ))}
        </fieldset>
        <p className="actions">
          <Submit look="primary">{t('desk.save')}</Submit>
          {template && !template.removed ? (
            <Submit look="danger" name="drop" value="removed" formNoValidate>
              {t('desk.templates.remove')}
            </Submit>
          ) : null}
          {template?.from === 'changed' || template?.removed ? (
            <Submit name="drop" value="restored" formNoValidate>
              {t('desk.templates.restore')}
            </Submit>
          ) : null}
        </p>
      </Form>
    </>
  );
}

const LABELS = {
  label: 'desk.templates.label',
  subject: 'desk.templates.subject',
  body: 'desk.templates.body',
  signature: 'desk.templates.signatureText',
} as const;

interface TextsProps {
  readonly name: keyof typeof LABELS;
  readonly texts: DeskText | undefined;
  readonly hasError: boolean;
  /** The rows of a text of several lines. */
  readonly rows?: number;
}

/** The controls of a text, one for each language. */
function Texts({ name, texts, hasError, rows }: TextsProps) {
  const { t, config } = useUi();
  return config.locales.map(({ code, name: language, direction }) => {
    const control = {
      id: `${name}-${code}`,
      name: `${name}.${code}`,
      lang: code,
      dir: direction,
      defaultValue: texts?.[code] ?? '',
      ...invalid(hasError && (texts?.[code] ?? '').trim() === '', 'template-error'),
    };
    const label = t(LABELS[name], { language });
    if (rows === undefined)
      return <InputField key={code} label={label} autoComplete="off" maxLength={200} {...control} />;
    return (
      <Field key={code} id={control.id} label={label}>
        <textarea rows={rows} {...control} />
      </Field>
    );
  });
}
