import { useEffect, useState } from 'react';
import { pageLocale } from '../../lib/page-locale.ts';
import type { LocatedDiagnostic, SpecPath } from '../contract.ts';
import { ownerOf } from './addresses.ts';
import { ask } from './api.ts';
import { inStudio } from './base.ts';
import { Problem } from './FailureNote.tsx';
import { elementOf } from './marked-elements.ts';
import { getState, useStudio } from './store.ts';
import { say } from './words.ts';

/** Lists the warnings to check before publishing, each with a link to its page. */
export function Review() {
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
