import type { ReactNode } from 'react';
import type { Change, Version } from '../../../publish/contract.ts';
import { Panel, Time, Form, Submit } from '../parts/elements.tsx';
import { useUi, type PageProps } from '../ui.tsx';
import { Accept, consentOf } from './site-publish.tsx';

type SiteProps = PageProps<'site'>;

/** How many lines of a version or change are shown at once. */
const MOST_LINES = 3;

/** The saved changes that are not published, each of which can be withdrawn. */
export function Waiting({ page }: SiteProps) {
  const { t } = useUi();
  const { waiting, missing, running } = page;
  if (waiting.length === 0) return <p className="empty">{t('desk.site.nothingWaiting')}</p>;
  return (
    <Panel id="waiting" title={t('desk.site.waiting', { count: waiting.length })}>
      <ul className="versions">
        {waiting.map((change) => (
          <ChangeItem key={change.commit} change={change}>
            {missing.length > 0 || running ? null : (
              <details className="sure">
                <summary>{t('desk.site.withdraw')}</summary>
                <Form action="/site/withdraw" className="stack">
                  <input type="hidden" name="commit" value={change.commit} />
                  <p>{t('desk.site.withdrawLead')}</p>
                  <Submit look="small danger">{t('desk.site.withdrawConfirm')}</Submit>
                </Form>
              </details>
            )}
          </ChangeItem>
        ))}
      </ul>
    </Panel>
  );
}

/** The changes of programmers that are not online yet. */
export function Programmers({ page: { programmers } }: SiteProps) {
  const { t } = useUi();
  if (programmers.length === 0) return null;
  return (
    <Panel id="programmers" title={t('desk.site.programmers', { count: programmers.length })}>
      <p>{t('desk.site.programmersLead')}</p>
      <ul className="versions">
        {programmers.map((change) => (
          <ChangeItem key={change.commit} change={change} />
        ))}
      </ul>
    </Panel>
  );
}

function ChangeItem({ change: { title, lines, by, at }, children }: { change: Change; children?: ReactNode }) {
  return (
    <li>
      <bdi>{title}</bdi>
      <Lines lines={lines.length === 1 && lines[0] === title ? [] : lines} />
      <small>
        <bdi>{by.name}</bdi> · <Time at={at} relative />
      </small>
      {children}
    </li>
  );
}

/** Lists what changed; the end of a long list is collapsed. */
function Lines({ lines }: { lines: readonly string[] }) {
  const { t } = useUi();
  if (lines.length === 0) return null;
  const listOf = (some: readonly string[]) => (
    <ul className="bullets">
      {some.map((line, index) => (
        // Two lines may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
  const more = lines.slice(MOST_LINES);
  return (
    <>
      {listOf(lines.slice(0, MOST_LINES))}
      {more.length === 0 ? null : (
        <details className="sure">
          <summary>{t('desk.site.moreLines', { count: more.length })}</summary>
          {listOf(more)}
        </details>
      )}
    </>
  );
}

/** The changes of a version, a line each: the saves in the studio first. */
function linesOf({ kind, changes }: Version): readonly string[] {
  if (kind !== 'changes') return [];
  const saves = changes.filter(({ lines }) => lines.length > 0);
  const others = changes.filter(({ lines }) => lines.length === 0);
  return [...saves.flatMap(({ lines }) => lines), ...others.map(({ title }) => title)];
}

/** Returns a function that says in the reader's language what a version changed. */
export function useVersionTitle(history: readonly Version[]): (version: Version) => string {
  const { t, formats } = useUi();
  return (version) => {
    const { kind, back, changes } = version;
    if (kind === 'installed') return t('desk.site.installed');
    if (kind === 'back') {
      const to = history.find((each) => each.version === back);
      return t('desk.site.wentBack', { time: to ? formats.time(to.at) : (back ?? '') });
    }
    const [first, ...more] = linesOf(version);
    if (first === undefined) return t('desk.site.scheduled');
    if (changes.every(({ lines }) => lines.length === 0)) return t('desk.site.byProgrammers');
    return more.length === 0 ? first : t('desk.site.andMore', { first, count: formats.number(more.length) });
  };
}

/** The published versions. A publisher can go back to each. */
export function History({ page }: SiteProps) {
  const { t, formats } = useUi();
  const { history, published, mayPublish, mode, missing, running } = page;
  const titleOf = useVersionTitle(history);
  const consent = consentOf(page);
  const canGoBack = mayPublish && mode !== 'off' && missing.length === 0 && !running;
  return (
    <Panel id="history" title={t('desk.site.history')}>
      {published ? null : <p className="quiet">{t('desk.site.neverPublished')}</p>}
      <ul className="versions">
        {history.map((each) => {
          const { version, by, at } = each;
          const title = titleOf(each);
          const lines = linesOf(each);
          const isOnline = version === published?.version;
          return (
            <li key={version}>
              <span>
                <bdi>{title}</bdi> {isOnline ? <span className="tag">{t('desk.site.current')}</span> : null}
              </span>
              <Lines lines={lines.length === 1 && lines[0] === title ? [] : lines} />
              <small>
                <bdi>{by.name}</bdi> · <Time at={at} />
              </small>
              {isOnline || !canGoBack ? null : (
                <details className="sure" open={consent?.back === version}>
                  <summary>{t('desk.site.back')}</summary>
                  <Form action="/site/revert" className="stack">
                    <input type="hidden" name="version" value={version} />
                    <p>{t('desk.site.backLead')}</p>
                    {consent?.back === version ? <Accept page={page} failure={consent.failure} /> : null}
                    <Submit look="small danger">{t('desk.site.backConfirm', { time: formats.time(at) })}</Submit>
                  </Form>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
