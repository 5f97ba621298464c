import { useState } from 'react';
import type { SpecPath } from '../contract.ts';
import { edit } from './actions.ts';
import { ask } from './api.ts';
import { showAddedBlock } from './added-block.ts';
import { inStudio } from './base.ts';
import { insertion, valueAt } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { openForm, setState, useStudio } from './store.ts';
import { displayName, help, say } from './words.ts';

/** The groups of blocks in the gallery, the most used first. Other kinds, such as the site's own, come last. */
const blockGroups = {
  words: 'prose cards faq steps checklist statement pair topics tabs groups values notice disclaimer legalText article',
  contact: 'callToAction formSection contactDetails bookingWidget formDialog',
  trust: 'serviceCards quotes cases stats team specimen',
  pictures: 'gallery video logos map',
} as const;

type Group = keyof typeof blockGroups | 'others';

export function grouped(kinds: readonly string[]): (readonly [Group, readonly string[]])[] {
  const known = Object.values(blockGroups).flatMap((names) => names.split(' '));
  const groups = Object.entries(blockGroups).map(
    ([group, names]) => [group as Group, names.split(' ').filter((kind) => kinds.includes(kind))] as const,
  );
  const all = [...groups, ['others', kinds.filter((kind) => !known.includes(kind))] as const];
  return all.filter(([, members]) => members.length > 0);
}

/** Offers the kinds of blocks to add, with a description and a preview of each. */
export function GalleryWindow({ list, index }: { readonly list: SpecPath; readonly index: number }) {
  const { site, page } = useStudio();
  const kinds = site?.kinds ?? [];
  const [kind, setKind] = useState(() => grouped(kinds)[0]?.[1][0] ?? '');

  const add = async (): Promise<void> => {
    const form = await ask('form', { of: 'block', kind });
    if ('why' in form) setState({ notice: form });
    if ('why' in form || form.sample === undefined) return;
    const { sample } = form;
    const done = await edit([insertion(page, list, index, sample)]);
    if (done.ok) {
      setState({ window: undefined });
      showAddedBlock([...list, index], sample);
    } else {
      // The rules reject the sample: open a form to complete it.
      const insert = { list, index, seen: page && valueAt(page, [...list, index]) };
      openForm({ title: displayName(kind), question: { of: 'block', kind }, value: sample, insert });
    }
  };
  return (
    <Sheet title={say('gallery.title')}>
      <div className="gallery">
        <div>
          {grouped(kinds).map(([group, members]) => (
            <section key={group} aria-label={say(`gallery.${group}`)}>
              <h3>{say(`gallery.${group}`)}</h3>
              <ul>
                {members.map((one) => (
                  <li key={one}>
                    <button type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
                      {displayName(one)}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="gallery__shown">
          <p>{help(`kind.${kind}`)}</p>
          <div className="still">
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the gallery of this same server, with its scripts */}
            <iframe title={displayName(kind)} src={inStudio(`/_blocks?only=${kind}`)} tabIndex={-1} key={kind} />
          </div>
          <div className="buttons">
            <button type="button" className="primary" onClick={() => void add()}>
              {say('gallery.add', { name: displayName(kind) })}
            </button>
          </div>
        </div>
      </div>
    </Sheet>
  );
}
