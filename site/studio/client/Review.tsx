import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { LocatedDiagnostic, Site, SpecPath } from '../contract.ts';
import { ask } from './api.ts';
import { inStudio } from './base.ts';
import { Problem } from './FailureNote.tsx';
import { startsWith } from './places.ts';
import { useStudio } from './store.ts';
import { useSay } from './words.ts';

/** The page that a place in the spec belongs to, as part of its content or of its route. */
function pageAt(site: Site | undefined, path: SpecPath): Site['pages'][number] | undefined {
  return site?.pages.find(({ at, route }) => (at && startsWith(path, at)) || startsWith(path, route));
}

/** The warnings to check before publishing, each with a link to its page. */
export function Review(): ReactElement | null {
  const say = useSay();
  const site = useStudio((state) => state.site);
  const [warnings, setWarnings] = useState<readonly LocatedDiagnostic[]>([]);
  useEffect(() => {
    void ask('review', {}).then((review) => setWarnings(review.ok ? review.warnings : []));
  }, []);
  if (warnings.length === 0) return null;
  const shown = document.documentElement.lang;
  return (
    <section className="review" aria-label={say('review.title')}>
      <h3>{say('review.title')}</h3>
      {warnings.map((warning) => {
        const address = pageAt(site, warning.path)?.paths[shown];
        return (
          <div key={JSON.stringify([warning.path, warning.message])}>
            <Problem problem={warning} otherwise="warned.rules" />
            {address === undefined ? null : <a href={inStudio(address)}>{say('review.go')}</a>}
          </div>
        );
      })}
    </section>
  );
}
