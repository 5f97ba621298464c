import type { PublishFinding, Detail, PublishOutcome } from '../../../publish/contract.ts';
import { Alert, Icon, Panel, Form, Submit, Check } from '../parts/elements.tsx';
import { useUi, type PageProps } from '../ui.tsx';
import { faultText } from '../../format.ts';

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

/** An outcome of a publication that failed. */
export type Failure = Extract<PublishOutcome, { ok: false }>;

/** The faults whose details are sentences for the reader. Those of the others are for the maintainer. */
const EXPLAINED: readonly Failure['fault'][] = ['spec', 'example', 'rows'];

/** Whether there is something to publish. */
export function isWaiting({ waiting, programmers, history }: SiteProps['page']): boolean {
  return waiting.length > 0 || programmers.length > 0 || history.length === 0;
}

/**
 * The failure to which a person has to consent, and the version to go back to, if any. The form asks for the consent next
 * to its button.
 */
export function consentOf(page: SiteProps['page']): { readonly failure: Failure; readonly back?: string } | undefined {
  const { last, running, mayPublish, mode, missing } = page;
  if (!mayPublish || running || mode === 'off' || missing.length > 0 || !last || last.outcome.ok) return undefined;
  const { outcome: failure, back } = last;
  if (failure.fault !== 'rows' && failure.fault !== 'migrations') return undefined;
  return back === undefined ? (isWaiting(page) ? { failure } : undefined) : { failure, back };
}

/** Returns a function that reads a detail in the reader's language. */
function useDetailText(): (detail: Detail) => string {
  const { label } = useUi();
  return ({ text }) => (typeof text === 'string' ? text : label(text));
}

/** Says why nothing was published, with the details. */
export function FailureTexts({ failure }: { failure: Failure }) {
  const { t } = useUi();
  const textOf = useDetailText();
  const { fault, details, keptMigrations = [] } = failure;
  const isExplained = EXPLAINED.includes(fault);
  const technical = details.flatMap((detail) => {
    if (isExplained) return detail.where ?? [];
    return detail.where === undefined ? textOf(detail) : `${textOf(detail)} (${detail.where})`;
  });
  return (
    <>
      <p>{faultText(t, failure)}</p>
      {isExplained && details.length > 0 ? (
        <ul className="bullets">
          {details.map((detail, index) => (
            // Two details may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{textOf(detail)}</li>
          ))}
        </ul>
      ) : null}
      {keptMigrations.length > 0 ? <p>{t('desk.site.keptTables')}</p> : null}
      <Details lines={[...technical, ...keptMigrations]} />
    </>
  );
}

/** Asks for consent to changes that affect stored rows or the tables of the database. */
export function Accept({ page: { lastBackup }, failure }: SiteProps & { failure: Failure }) {
  const { t, formats } = useUi();
  const isOfTables = failure.fault === 'migrations';
  return (
    <div className="alert alert--error" role="alert" id="consent">
      <FailureTexts failure={failure} />
      {isOfTables ? (
        <p>
          {lastBackup === undefined
            ? t('desk.site.noBackup')
            : t('desk.site.lastBackup', { time: formats.time(lastBackup) })}
        </p>
      ) : null}
      <Check name="accept" value="on" required>
        {t(isOfTables ? 'desk.site.acceptTables' : 'desk.site.accept')}
      </Check>
    </div>
  );
}

/** Details for the maintainer, collapsed. */
export function Details({ lines }: { lines: readonly string[] }) {
  const { t } = useUi();
  const text = lines.join('\n').trim();
  return text === '' ? null : (
    <details className="sure">
      <summary>{t('desk.site.details')}</summary>
      <pre className="code output">{text}</pre>
    </details>
  );
}
