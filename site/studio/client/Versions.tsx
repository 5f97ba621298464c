import { diffWordsWithSpace } from 'diff';
import type { Conflict, Json, SpecPath } from '../contract.ts';
import { displayName, languages, say } from './words.ts';

interface Difference {
  readonly path: SpecPath;
  readonly theirs: string;
  readonly mine: string;
}

function plain(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? '…' : String(value).replaceAll(/<\/?[a-z][^>]*>/gi, ' ');
}

/** The innermost paths (fields, languages) at which the user's version of a value differs from somebody else's. */
export function differences(theirs: Json | undefined, mine: Json, path: SpecPath = []): Difference[] {
  if (typeof mine === 'object' && mine !== null) {
    const others = (typeof theirs === 'object' && theirs !== null ? theirs : {}) as Readonly<Record<string, Json>>;
    return Object.entries(mine).flatMap(([key, inner]) => differences(others[key], inner as Json, [...path, key]));
  }
  return plain(theirs) === plain(mine) ? [] : [{ path, theirs: plain(theirs), mine: plain(mine) }];
}

/** Shows two versions of a value side by side and highlights the differences. */
export function Versions({ conflict: { theirs, mine } }: { readonly conflict: Conflict }) {
  const nameOf = (step: string | number): string =>
    languages().find(({ code }) => code === step)?.name ??
    (/^\d+$/.test(String(step)) ? String(Number(step) + 1) : displayName(String(step), 'field'));
  return (
    <>
      {differences(theirs, mine).map(({ path, ...texts }) => {
        const parts = diffWordsWithSpace(texts.theirs, texts.mine);
        const version = (whose: 'theirs' | 'mine') => (
          <div>
            <h4>{say(`conflict.${whose}`)}</h4>
            <p>
              {parts
                .filter(({ added, removed }) => !(whose === 'theirs' ? added : removed))
                // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no id
                .map(({ value, added, removed }, index) =>
                  added || removed ? <mark key={index}>{value}</mark> : value,
                )}
            </p>
          </div>
        );
        return (
          <section className="versions" key={path.join('.')}>
            <h3>{path.map(nameOf).join(' · ')}</h3>
            <div className="pair">
              {version('theirs')}
              {version('mine')}
            </div>
          </section>
        );
      })}
    </>
  );
}
