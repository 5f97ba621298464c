import { goBackTitle, PUBLISH_STEPS } from '../../publish/outcome.ts';
import { Check, Form, Submit } from '../parts/Form.tsx';
import { Alert, Icon, Panel, Time, Title } from '../parts/Small.tsx';
import { useUi, type PageProps } from '../ui.tsx';

type SiteProps = PageProps<'site'>;

/** The waiting changes, the published versions, and the form that publishes. */
export function Site({ page }: PageProps<'site'>) {
  const { t } = useUi();
  return (
    <>
      <div className="top">
        <Title text={t('desk.site.title')} />
      </div>
      <Faults page={page} />
      <div className="two">
        <div className="two__main stack">
          <Waiting page={page} />
          <History page={page} />
        </div>
        <div className="two__side stack">
          <Publish page={page} />
          {page.mode === 'off' ? null : <Preview page={page} />}
        </div>
      </div>
    </>
  );
}

function Faults({ page: { fault, failedStart } }: SiteProps) {
  const { t } = useUi();
  if (failedStart)
    return (
      <Alert tone="error">
        <p>{t('desk.site.failedStart')}</p>
        <Details lines={failedStart.why.split('\n')} />
      </Alert>
    );
  // The form asks for consent to changes of stored rows, next to its button.
  if (!fault || fault.fault === 'rows') return null;
  return (
    <Alert tone={fault.fault === 'nothing' ? 'info' : 'error'}>
      <p>{t(`desk.site.fault.${fault.fault}`)}</p>
      <Details lines={fault.details} />
    </Alert>
  );
}

function Details({ lines }: { lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <ul className="bullets">
      {lines.map((line, index) => (
        // Two lines may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

function Waiting({ page: { waiting } }: SiteProps) {
  const { t } = useUi();
  if (waiting.length === 0) return <p className="empty">{t('desk.site.nothingWaiting')}</p>;
  return (
    <Panel id="waiting" title={t('desk.site.waiting', { count: waiting.length })}>
      <ul className="versions">
        {waiting.map(({ commit, title, by, at }) => (
          <li key={commit}>
            <bdi>{title}</bdi>
            <small>
              <bdi>{by.name}</bdi> · <Time at={at} relative />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Publish({ page }: SiteProps) {
  const { t } = useUi();
  const { mode, running, mayPublish, waiting, findings = [], fault, history } = page;
  if (mode === 'off') return <p className="empty">{t('desk.site.off')}</p>;
  if (running)
    return (
      <Panel
        id="running"
        title={running.by === undefined ? t('desk.site.runningDue') : t('desk.site.running', { person: running.by })}
        look="first"
      >
        <Progress step={running.step} ends={mode === 'push' ? 'build' : 'start'} />
      </Panel>
    );
  if (!mayPublish || (waiting.length === 0 && history.length > 0)) return null;
  return (
    <Panel id="publish" title={t('desk.site.publish')} look="first">
      <p>{t(mode === 'push' ? 'desk.site.pushLead' : 'desk.site.publishLead')}</p>
      {findings.length === 0 ? null : (
        <details className="sure">
          <summary>{t('desk.site.findings', { count: findings.length })}</summary>
          <Details lines={findings.map(({ where, what }) => `${what} (${where})`)} />
        </details>
      )}
      <Form action="/site/publish" className="stack">
        {fault?.fault === 'rows' && fault.version === undefined ? <Accept lines={fault.details} /> : null}
        <Submit look="primary">{t('desk.site.publish')}</Submit>
      </Form>
    </Panel>
  );
}

function Progress({ step, ends }: { step: string; ends: string }) {
  const { t } = useUi();
  const steps = PUBLISH_STEPS.slice(0, PUBLISH_STEPS.findIndex((each) => each === ends) + 1);
  const at = steps.findIndex((each) => each === step);
  return (
    <ol className="steps" role="status">
      {steps.map((each, place) => (
        <li key={each} aria-current={place === at ? 'step' : undefined} data-done={place < at ? '' : undefined}>
          {t(`desk.site.step${each.charAt(0).toUpperCase()}${each.slice(1)}`)}
        </li>
      ))}
    </ol>
  );
}

/** Asks for consent to changes that affect stored rows. */
function Accept({ lines }: { lines: readonly string[] }) {
  const { t } = useUi();
  return (
    <div className="alert alert--error" role="alert">
      <p>{t('desk.site.acceptLead')}</p>
      <Details lines={lines} />
      <Check name="accept" value="on" required>
        {t('desk.site.accept')}
      </Check>
    </div>
  );
}

function Preview({ page: { preview } }: SiteProps) {
  const { t } = useUi();
  return (
    <Panel id="preview" title={t('desk.site.preview')}>
      <p>{t('desk.site.previewLead')}</p>
      {preview?.state === 'building' ? <p role="status">{t('desk.site.previewing')}</p> : null}
      {preview?.state === 'failed' ? (
        <Alert tone="error">
          <p>{t('desk.site.previewFailed')}</p>
          <Details lines={preview.details} />
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

function History({ page }: SiteProps) {
  const { t, formats } = useUi();
  const { history, published, mayPublish, mode, running, fault } = page;
  // The subject of a commit that goes back to a version is in English.
  const localTitle = (title: string): string => {
    const to = history.find(({ version }) => title === goBackTitle(version));
    return to ? t('desk.site.wentBack', { time: formats.time(to.at) }) : title;
  };
  return (
    <Panel id="history" title={t('desk.site.history')}>
      {published ? null : <p className="quiet">{t('desk.site.neverPublished')}</p>}
      <ul className="versions">
        {history.map(({ version, title, by, at }) => (
          <li key={version}>
            <span>
              <bdi>{localTitle(title)}</bdi>{' '}
              {version === published?.version && !running ? (
                <span className="tag">{t('desk.site.current')}</span>
              ) : null}
            </span>
            <small>
              <bdi>{by.name}</bdi> · <Time at={at} />
            </small>
            {version === published?.version || !mayPublish || mode === 'off' || running ? null : (
              <details className="sure" open={fault?.version === version}>
                <summary>{t('desk.site.back')}</summary>
                <Form action="/site/revert" className="stack">
                  <input type="hidden" name="version" value={version} />
                  <p>{t('desk.site.backLead')}</p>
                  {fault?.fault === 'rows' && fault.version === version ? <Accept lines={fault.details} /> : null}
                  <Submit look="small danger">{t('desk.site.backConfirm', { time: formats.time(at) })}</Submit>
                </Form>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
