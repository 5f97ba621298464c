import { useState } from 'react';
import { pageLocale } from '../../lib/page-locale.ts';
import { isPattern, isUnavailable, openPageId, redirection, removalOf } from './addresses.ts';
import { SelectRow } from './forms/SelectRow.tsx';
import { goTo } from './go-to.ts';
import { isObject, valueAt } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useStudio } from './store.ts';
import { usePlan } from './use-answer.ts';
import { say } from './words.ts';

/** Removes the page or article. Lists remaining links to it first, and offers to redirect its address. */
export function RemoveWindow() {
  const { site, page } = useStudio();
  const locale = pageLocale();
  const id = openPageId();
  const own = page?.at && valueAt(page, page.at);
  const slug = page?.at?.[0] === 'articles' && isObject(own) ? String(own['slug']) : undefined;
  const removal = site && removalOf(site, id, slug);
  const [to, setTo] = useState(removal?.above ?? '');
  const from = to === '' ? [] : (removal?.addresses ?? []);
  const edits = [...(removal?.edits ?? []), ...from.map((address) => redirection(address, to))];
  const planned = usePlan(edits);
  const targets = site?.pages.filter((one) => one.id !== id && !isPattern(one) && !isUnavailable(one)) ?? [];
  return (
    <Sheet title={say(slug === undefined ? 'page.remove' : 'article.remove')}>
      <SheetForm
        edits={() => edits}
        after={() => void goTo(site?.pages.find((one) => one.id === to)?.paths[locale] ?? '/')}
        planned={planned}
        send="remove"
        isOff={planned?.ok !== true}
      >
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
