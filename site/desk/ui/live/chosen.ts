import { useEffect } from 'react';
import type { DeskPage } from '../../contract/pages.ts';
import { translate } from '../../format.ts';
import type { UiParts } from '../ui.tsx';

/** The ids of the selected rows, including those that new rows have pushed to another page. */
const chosen = new Set<string>();

/** The address of the list with the selection; empty before the first render. */
let chosenAt = '';

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('#bulk td input[name="row"]')];
}

/** Keeps rows selected while their list updates. Another list starts without a selection. */
export function useChosen(page: DeskPage, parts: UiParts): void {
  useEffect(() => {
    // Boxes that were ticked before the script ran.
    if (chosenAt === '') for (const { checked, value } of boxes()) if (checked) chosen.add(value);
    if (chosenAt !== '' && page.address !== chosenAt) chosen.clear();
    chosenAt = page.address;
    if (page.page === 'inbox') showChosen(parts);
  }, [page, parts]);
}

/** Updates the selection after a box was ticked or cleared. */
export function noteChosen(at: HTMLInputElement, parts: UiParts): void {
  if (at.name === 'all' && !at.checked) chosen.clear();
  if (at.name === 'all') for (const box of boxes()) box.checked = at.checked;
  for (const { checked, value } of boxes()) chosen[checked ? 'add' : 'delete'](value);
  showChosen(parts);
}

/** Clears the selection. */
export function forgetChosen(parts: UiParts): void {
  chosen.clear();
  showChosen(parts);
}

function showChosen({ texts, config }: UiParts): void {
  const here = boxes();
  for (const box of here) box.checked = chosen.has(box.value);
  const shown = new Set(here.map(({ value }) => value));
  const elsewhere = [...chosen].filter((id) => !shown.has(id));
  document.getElementById('chosen-elsewhere')?.replaceChildren(
    ...elsewhere.map((id) => {
      const field = document.createElement('input');
      Object.assign(field, { type: 'checkbox', name: 'row', value: id, checked: true });
      return field;
    }),
  );
  const all = document.querySelector<HTMLInputElement>('#bulk input[name="all"]');
  const some = here.filter(({ checked }) => checked).length;
  if (all) {
    all.checked = some > 0 && some === here.length;
    all.indeterminate = some > 0 && some < here.length;
  }
  const status = document.getElementById('chosen');
  const locale = document.documentElement.lang || config.defaultLocale;
  const key = chosen.size > 0 ? 'desk.bulk.chosen' : 'desk.bulk.hint';
  const text = translate(texts, locale, key, { count: chosen.size });
  if (status && status.textContent !== text) status.textContent = text;
}
