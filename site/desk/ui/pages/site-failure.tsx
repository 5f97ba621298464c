import type { Detail, PublishOutcome } from '../../../publish/contract.ts';
import { faultText } from '../../publish-texts.ts';
import { Check } from '../parts/Form.tsx';
import { useUi, type PageProps } from '../ui.tsx';

type SiteProps = PageProps<'site'>;

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
export function useDetailText(): (detail: Detail) => string {
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
