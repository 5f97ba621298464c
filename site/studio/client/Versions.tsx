import { diffWordsWithSpace } from 'diff';
import type { ReactElement } from 'react';
import type { Conflict, Json, SpecPath } from '../contract.ts';
import { useStudio } from './store.ts';
import { useName, useSay } from './words.ts';

interface Difference {
  readonly way: SpecPath;
  readonly theirs: string;
  readonly mine: string;
}

/** The text of a value; that of an article without its HTML. */
function plain(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? '…' : String(value).replaceAll(/<\/?[a-z][^>]*>/gi, ' ');
}

/** Where one's own version of a value differs from somebody else's: in which language, in which field. */
export function differences(theirs: Json | undefined, mine: Json, way: SpecPath = []): Difference[] {
  if (typeof mine === 'object' && mine !== null) {
    const others = (typeof theirs === 'object' && theirs !== null ? theirs : {}) as Readonly<Record<string, Json>>;
    return Object.entries(mine).flatMap(([key, inner]) => differences(others[key], inner as Json, [...way, key]));
  }
  return plain(theirs) === plain(mine) ? [] : [{ way, theirs: plain(theirs), mine: plain(mine) }];
}

/** Two versions of a value side by side, with what differs marked. */
export function Versions({ conflict: { theirs, mine } }: { readonly conflict: Conflict }): ReactElement {
  const say = useSay();
  const name = useName();
  const locales = useStudio(({ site }) => site?.locales ?? []);
  const called = (step: string | number): string =>
    locales.find(({ code }) => code === step)?.name ??
    (/^\d+$/.test(String(step)) ? String(Number(step) + 1) : name(String(step), 'field'));
  return (
    <>
      {differences(theirs, mine).map(({ way, ...texts }) => {
        const parts = diffWordsWithSpace(texts.theirs, texts.mine);
        const version = (whose: 'theirs' | 'mine'): ReactElement => (
          <div>
            <h4>{say(`conflict.${whose}`)}</h4>
            <p>
              {parts
                .filter(({ added, removed }) => !(whose === 'theirs' ? added : removed))
                // oxlint-disable-next-line react/no-array-index-key -- parts of a text have nothing of their own to be told by
                .map(({ value, added, removed }, index) =>
                  added || removed ? <mark key={index}>{value}</mark> : value,
                )}
            </p>
          </div>
        );
        return (
          <section className="versions" key={way.join('.')}>
            <h3>{way.map(called).join(' · ')}</h3>
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
