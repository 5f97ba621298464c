import { Title, Alert, Panel, Time } from '../parts/elements.tsx';
import { useUi, type PageProps } from '../ui.tsx';
import { History, Programmers, Waiting, useVersionTitle } from './site-history.tsx';
import { Preview, Publish, consentOf, Details, FailureTexts, isWaiting } from './site-publish.tsx';
import { PUBLISH_STEPS, type EndedPublication } from '../../../publish/contract.ts';
import { troubleText } from '../../format.ts';

/** The waiting changes, the published versions, and the form that publishes. */
export function Site({ page }: PageProps<'site'>) {
  const { t } = useUi();
  const { mode, missing, servesFolder } = page;
  const isAble = missing.length === 0;
  return (
    <>
      <div className="top">
        <Title text={t('desk.site.title')} />
      </div>
      <Running page={page} />
      <Outcome page={page} />
      <Troubles page={page} />
      {servesFolder ? <p className="empty">{t('desk.site.servesFolder')}</p> : null}
      <div className="two two--row">
        <div className="two__main stack">
          <Waiting page={page} />
          <Programmers page={page} />
        </div>
        <div className="two__side stack">
          {isAble ? <Publish page={page} /> : <Missing page={page} />}
          {isAble && mode !== 'off' ? <Preview page={page} /> : null}
        </div>
        <div className="two__more">
          <History page={page} />
        </div>
      </div>
    </>
  );
}

type SiteProps = PageProps<'site'>;

/** How long the outcome of a publication is news. */
const NEWS_MS = 5 * 60 * 1000;

/** The last publication, if its outcome still matters to this reader and no form asks for consent to it. */
function newsOf(page: SiteProps['page'], reader: string | undefined): EndedPublication | undefined {
  const { last, running } = page;
  if (!last || running || consentOf(page)) return undefined;
  const { outcome, by, back } = last;
  const isNew = Date.now() - Date.parse(last.ended) < NEWS_MS;
  const isNews = outcome.ok
    ? isNew && by?.email === reader
    : outcome.fault === 'nothing' || outcome.fault === 'busy'
      ? isNew
      : by === undefined || back !== undefined || isWaiting(page);
  return isNews ? last : undefined;
}

/** The progress of a publication. */
export function Running({ page: { running, mode } }: SiteProps) {
  const { t, formats } = useUi();
  if (!running) return null;
  const { by, back, seconds } = running;
  const at = PUBLISH_STEPS.indexOf(running.step);
  // A host starts the version itself. Steps that take no time are not worth a line.
  const steps = PUBLISH_STEPS.filter((step) => {
    if (mode === 'push' && step === 'start') return false;
    const isShort = step === 'fetch' || step === 'packages' || step === 'record';
    return !isShort || step === running.step || (seconds[step] ?? 0) > 1;
  });
  const title =
    by === undefined
      ? t('desk.site.runningDue')
      : t(back === undefined ? 'desk.site.running' : 'desk.site.runningBack', { person: by.name });
  return (
    <Panel id="running" title={title} look="first">
      <p>{t('desk.site.runningLead')}</p>
      <ol className="steps" role="status">
        {steps.map((step) => {
          const isDone = PUBLISH_STEPS.indexOf(step) < at;
          const took = isDone ? seconds[step] : undefined;
          return (
            <li
              key={step}
              aria-current={step === running.step ? 'step' : undefined}
              data-done={isDone ? '' : undefined}
            >
              <span>{t(`desk.site.step.${step}`)}</span>
              {took === undefined ? null : (
                <small>{t('desk.site.seconds', { seconds: formats.number(Math.ceil(took)) })}</small>
              )}
            </li>
          );
        })}
      </ol>
      <noscript>
        <p>
          <a href="/site">{t('desk.site.refresh')}</a>
        </p>
      </noscript>
    </Panel>
  );
}

/** The outcome of the last publication. */
function Outcome({ page }: SiteProps) {
  const { t, frame } = useUi();
  const titleOf = useVersionTitle(page.history);
  const last = newsOf(page, frame.person?.email);
  if (consentOf(page))
    return (
      <Alert tone="info">
        <a href="#consent">{t('desk.site.consent')}</a>
      </Alert>
    );
  if (!last) return null;
  const { outcome, by, ended } = last;
  if (outcome.ok) {
    const version = page.history.find((each) => each.version === outcome.version);
    const what = version ? titleOf(version) : outcome.version;
    return (
      <Alert tone="success">
        <p>{t(page.mode === 'push' ? 'desk.site.pushed' : 'desk.site.published', { what })}</p>
      </Alert>
    );
  }
  return (
    <Alert tone={outcome.fault === 'nothing' ? 'info' : 'error'}>
      {by === undefined ? <p>{t('desk.site.trouble.due')}</p> : null}
      <FailureTexts failure={outcome} />
      <small>
        {by === undefined ? null : (
          <>
            <bdi>{by.name}</bdi> ·{' '}
          </>
        )}
        <Time at={ended} relative />
      </small>
    </Alert>
  );
}

/** What does not work until somebody mends it, unless the outcome of the last publication says the same. */
function Troubles({ page }: SiteProps) {
  const { t, frame, formats } = useUi();
  const last = newsOf(page, frame.person?.email);
  const failure = last?.outcome.ok === false ? last.outcome : undefined;
  const isKnown = (kind: string): boolean =>
    failure !== undefined && (kind === 'due' ? last?.by === undefined : kind === failure.fault);
  return page.troubles
    .filter(({ kind }) => !isKnown(kind))
    .map((trouble) => (
      <Alert key={trouble.kind} tone="error">
        <p>{troubleText(t, trouble)}</p>
        <small>{t('desk.site.since', { time: formats.time(trouble.since) })}</small>
        <Details lines={trouble.details} />
      </Alert>
    ));
}

/** What publishing needs and does not have here. */
export function Missing({ page: { missing } }: SiteProps) {
  const { t } = useUi();
  return (
    <Panel id="missing" title={t('desk.site.missing.title')} look="first">
      <p>{t('desk.site.missing.lead')}</p>
      <ul className="bullets">
        {missing.map(({ what }) => (
          <li key={what}>{t(`desk.site.missing.${what}`)}</li>
        ))}
      </ul>
      <Details lines={missing.flatMap(({ details }) => details)} />
    </Panel>
  );
}
