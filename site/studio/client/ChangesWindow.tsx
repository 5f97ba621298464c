import { useEffect, useState } from 'react';
import { pageLocale } from '../../browser/page-locale.ts';
import type { Person, LocatedDiagnostic, SpecPath } from '../contract.ts';
import { readSite, save, subjectDraft, turn } from './actions.ts';
import { ownerOf } from './addresses.ts';
import { isHosted, inStudio, ask } from './api.ts';
import { draftOf, forgetDraft, keepDraft } from './drafts.tsx';
import { FailureNote, Problem } from './FailureNote.tsx';
import { Sheet } from './Panel.tsx';
import { useStudio, getState } from './store.ts';
import { language, line, say } from './words.ts';
import { elementOf } from './spec-paths.ts';

/** Joins the names of people in the user's language. */
function namesOf(people: readonly Person[]): string {
  return new Intl.ListFormat(language()).format(people.map(({ name }) => name));
}

/** Lists the unsaved changes with their authors, to save or discard one's own, or to save all. */
export function ChangesWindow() {
  const { site, isBusy, saved, saving } = useStudio();
  const [isSure, setSure] = useState(false);
  const [named, setNamed] = useState('');
  // The page is not notified when a colleague saves.
  useEffect(() => void readSite(), []);
  const needsAuthor = saved?.ok === false && saved.code === 'studio/no-author';
  const changes = site?.overview.changes ?? [];
  const refused = saved?.ok === false ? saved : site?.conflict;
  const own = changes.filter(({ isOwn }) => isOwn);
  const others = [...new Map(changes.flatMap(({ by, isOwn }) => (by && !isOwn ? [[by.email, by]] : []))).values()];
  const emails = others.map(({ email }) => email);
  // Names the colleagues again if there are more of them since.
  const isNamed = named === emails.join();
  const submit = (form: HTMLFormElement, colleagues: readonly string[]): void => {
    const entered = new FormData(form);
    const [name = '', email = ''] = ['name', 'email'].map((one) => entered.get(one) as string);
    void save({ others: colleagues, ...(needsAuthor && { author: { name, email } }) });
  };
  return (
    <Sheet title={say('changes.title')}>
      {changes.length === 0 && !saved?.ok ? <p>{say('changes.none')}</p> : null}
      <ol className="changes">
        {changes.toReversed().map(({ when, lines, by, needs }) => (
          <li key={`${when}${by?.email}`}>
            <time dateTime={when}>
              {new Date(when).toLocaleString(language(), { dateStyle: 'short', timeStyle: 'short' })}
            </time>
            {by ? <b> {by.name}</b> : null}
            {lines.map(line).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {needs ? <p className="hint">{say('changes.needs', { names: namesOf(needs) })}</p> : null}
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        {saved?.ok && own.length === 0 ? (
          <p className="done">
            {isHosted ? say('changes.unpublished') : say('changes.saved', { branch: saved.branch })}
          </p>
        ) : null}
        {refused && !needsAuthor ? (
          <FailureNote result={refused} onKeep={(keep) => void save({ ...saving, keep })} />
        ) : null}
      </div>
      {isHosted ? (
        <p>
          <a href="/site">{say('changes.desk')}</a>
        </p>
      ) : null}
      {changes.length > 0 ? <Review /> : null}
      {changes.length > 0 ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit(event.currentTarget, []);
          }}
        >
          <label className="row">
            <span>{say('changes.name')}</span>
            <input
              // Empty again after a save.
              key={saved?.ok ? saved.commit : undefined}
              type="text"
              placeholder={say('changes.message')}
              maxLength={72}
              defaultValue={String(draftOf(subjectDraft)?.entered ?? '')}
              onChange={({ target: { value } }) =>
                value === '' ? forgetDraft(subjectDraft) : keepDraft(subjectDraft, value, undefined)
              }
            />
          </label>
          {needsAuthor ? (
            <fieldset>
              <legend>{say('changes.who')}</legend>
              <p className="hint">{say('changes.whoHelp')}</p>
              {(['name', 'email'] as const).map((part) => (
                <label className="row" key={part}>
                  <span>{say(part === 'name' ? 'changes.whoName' : 'changes.whoEmail')}</span>
                  <input type={part === 'name' ? 'text' : 'email'} name={part} autoComplete={part} required />
                </label>
              ))}
            </fieldset>
          ) : null}
          <p role="status">{others.length > 0 && isNamed ? say('changes.others', { names: namesOf(others) }) : null}</p>
          <div className="buttons buttons--end">
            <button
              type="button"
              disabled={isBusy || own.length === 0}
              onClick={() => (isSure ? void turn('discard').then(() => setSure(false)) : setSure(true))}
            >
              {isSure
                ? say('changes.sure', { count: own.length })
                : say(others.length > 0 ? 'changes.discardOwn' : 'changes.discard')}
            </button>
            {others.length > 0 ? (
              <button
                type="button"
                disabled={isBusy}
                onClick={({ currentTarget: { form } }) => {
                  if (isNamed && form) submit(form, emails);
                  else setNamed(emails.join());
                }}
              >
                {say(isNamed ? 'changes.saveOthers' : 'changes.save')}
              </button>
            ) : null}
            <button type="submit" className="primary" disabled={isBusy || own.length === 0}>
              {say(others.length > 0 ? 'save' : 'changes.save')}
            </button>
          </div>
        </form>
      ) : null}
    </Sheet>
  );
}

/** Lists the warnings to check before publishing, each with a link to its page. */
function Review() {
  const { site } = useStudio();
  const [warnings, setWarnings] = useState<readonly LocatedDiagnostic[]>([]);
  const last = site?.overview.changes.at(-1)?.when;
  useEffect(() => {
    void ask('review').then((review) => setWarnings(review.ok ? review.warnings : []));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change may add or remove warnings
  }, [last]);
  if (!site || warnings.length === 0) return null;
  return (
    <section aria-label={say('review.title')}>
      <h3>{say('review.title')}</h3>
      {warnings.map((warning) => {
        const address = ownerOf(site, warning.path)?.paths[pageLocale()];
        return (
          <div className="warned" key={JSON.stringify([warning.path, warning.message])}>
            <Problem problem={warning} otherwise="warned.rules" />
            {address === undefined ? null : (
              <a href={inStudio(address)} onClick={(event) => showHere(warning.path) && event.preventDefault()}>
                {say('review.go')}
              </a>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** Scrolls to a path in the spec. @returns whether the open page shows it */
function showHere(path: SpecPath): boolean {
  const { page } = getState();
  const element = page && elementOf(path, page);
  element?.scrollIntoView({ block: 'center' });
  return element !== undefined;
}
