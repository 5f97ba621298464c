import type { PublishFinding } from '../../../publish/contract.ts';
import { Form, Submit } from '../parts/Form.tsx';
import { Alert, Icon, Panel } from '../parts/Small.tsx';
import { useUi, type PageProps } from '../ui.tsx';
import { Accept, consentOf, Details, isWaiting, useDetailText } from './site-failure.tsx';

type SiteProps = PageProps<'site'>;

/** The form that publishes; for those who cannot, the people who can. */
export function Publish({ page }: SiteProps) {
  const { t } = useUi();
  const { mode, running, mayPublish, findings = [] } = page;
  if (mode === 'off') return <p className="empty">{t('desk.site.off')}</p>;
  if (!mayPublish) return <Publishers page={page} />;
  if (running || !isWaiting(page)) return null;
  const consent = consentOf(page);
  return (
    <Panel id="publish" title={t('desk.site.publish')} look="first">
      <p>{t(mode === 'push' ? 'desk.site.pushLead' : 'desk.site.publishLead')}</p>
      <Findings findings={findings} />
      <Form action="/site/publish" className="stack">
        {consent && consent.back === undefined ? <Accept page={page} failure={consent.failure} /> : null}
        <Submit look="primary">{t('desk.site.publish')}</Submit>
      </Form>
    </Panel>
  );
}

/** Lists the findings of the release check by page. */
function Findings({ findings }: { findings: readonly PublishFinding[] }) {
  const { t, label } = useUi();
  if (findings.length === 0) return null;
  const lineOf = ({ kind, text, what }: PublishFinding): string => {
    const shown = typeof what === 'string' ? what : label(what);
    const line = kind === 'warning' ? shown : t(`desk.site.finding.${kind}`, { what: shown });
    return text === undefined ? line : `${label(text)} — ${line}`;
  };
  const pages = Map.groupBy(findings, ({ page }) => (page ? label(page) : t('desk.site.finding.elsewhere')));
  return (
    <details className="sure">
      <summary>{t('desk.site.findings', { count: findings.length })}</summary>
      {[...pages].map(([page, found]) => (
        <div key={page} className="found">
          <strong>{page}</strong>
          <ul className="bullets">
            {found.map((finding) => (
              <li key={finding.where}>{lineOf(finding)}</li>
            ))}
          </ul>
        </div>
      ))}
      <Details lines={findings.map((finding) => `${finding.where}  ${lineOf(finding)}`)} />
    </details>
  );
}

function Publishers({ page: { publishers, waiting } }: SiteProps) {
  const { t } = useUi();
  return (
    <Panel id="publishers" title={t('desk.site.publishers')} look="first">
      <p>
        {publishers.length === 0
          ? t('desk.site.noPublishers')
          : t('desk.site.publishersLead', { people: publishers.join(', ') })}
      </p>
      {publishers.length === 0 || waiting.length === 0 ? null : (
        <Form action="/site/tell">
          <Submit look="primary">{t('desk.site.tell')}</Submit>
        </Form>
      )}
    </Panel>
  );
}

/** The preview of the waiting changes. */
export function Preview({ page: { preview } }: SiteProps) {
  const { t } = useUi();
  const detailText = useDetailText();
  return (
    <Panel id="preview" title={t('desk.site.preview')}>
      <p>{t('desk.site.previewLead')}</p>
      {preview?.state === 'building' ? <p role="status">{t('desk.site.previewing')}</p> : null}
      {preview?.state === 'failed' ? (
        <Alert tone="error">
          <p>{t('desk.site.previewFailed')}</p>
          <Details lines={preview.details.map(detailText)} />
        </Alert>
      ) : null}
      {preview?.state === 'ready' ? (
        <p>
          <a href={preview.address} target="_blank" rel="noopener noreferrer">
            {preview.address} <Icon name="i-ph-arrow-square-out" />
            <span className="sr"> {t('desk.newTab')}</span>
          </a>
          <br />
          {t('desk.site.previewPassword', { password: preview.password })}
        </p>
      ) : null}
      {preview?.state === 'building' ? null : (
        <Form action="/site/preview">
          <Submit>{t('desk.site.previewStart')}</Submit>
        </Form>
      )}
    </Panel>
  );
}
