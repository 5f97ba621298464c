import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { atEnd } from '../at-end.ts';
import type { Failure, SeenEdit } from '../contract.ts';
import { isPattern, openPageId } from './addresses.ts';
import { editAndClose } from './actions.ts';
import { SelectRow } from './forms/SelectRow.tsx';
import { goTo } from './go-to.ts';
import { isObject, valueAt } from './places.ts';
import { usePlan } from './plan.ts';
import { removalOf } from './removal.ts';
import { Sheet } from './Sheet.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useStudio } from './store.ts';
import { useSay } from './words.ts';

/** Removes the page or article. Lists remaining links to it first, and offers to redirect its address. */
export function RemoveWindow(): ReactElement {
  const say = useSay();
  const site = useStudio((state) => state.site);
  const page = useStudio((state) => state.page);
  const isBusy = useStudio((state) => state.isBusy);
  const locale = document.documentElement.lang;
  const id = openPageId();
  const own = page?.at && valueAt(page, page.at);
  const slug = page?.at?.[0] === 'articles' && isObject(own) ? String(own['slug']) : undefined;
  const removal = site && removalOf(site, id, slug);
  const [to, setTo] = useState(removal?.above ?? '');
  const [result, setResult] = useState<Failure>();
  const edits = useMemo(
    () =>
      removal
        ? [
            ...removal.edits,
            ...(to === '' ? [] : removal.addresses).map((from): SeenEdit => ({
              edit: { kind: 'insert', list: ['routes', 'redirects'], index: atEnd, item: { from, to, status: 308 } },
            })),
          ]
        : [],
    // oxlint-disable-next-line react/exhaustive-deps -- what would be removed stays the same while the window is open
    [id, slug, to],
  );
  const planned = usePlan(edits);
  const remove = async (): Promise<void> => {
    if (await editAndClose(edits, setResult))
      await goTo(site?.pages.find((one) => one.id === to)?.paths[locale] ?? '/');
  };
  const targets = site?.pages.filter((one) => one.id !== id && !isPattern(one)) ?? [];
  return (
    <Sheet title={say(slug === undefined ? 'page.remove' : 'article.remove')}>
      <SheetForm submit={remove} result={result ?? planned} send="remove" isOff={isBusy || planned?.ok !== true}>
        <p>{removal?.addresses.join(', ')}</p>
        <SelectRow
          label={say('remove.to')}
          help={say('remove.help')}
          value={to}
          options={[
            { key: '', text: say('remove.nowhere') },
            ...targets.map((one) => ({ key: one.id, text: one.label[locale] })),
          ]}
          onChange={setTo}
        />
      </SheetForm>
    </Sheet>
  );
}
