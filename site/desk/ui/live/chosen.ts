import { translate } from '../../format.ts';

/** The ids of the selected rows, including those that new rows have pushed to another page. */
const chosen = new Set<string>();

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('#bulk td input[name="row"]')];
}

/** Keeps track of the selected rows of a list. */
export function followChosen(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('#bulk')) return;
    if (target.name === 'all' && !target.checked) chosen.clear();
    if (target.name === 'all') for (const box of boxes()) box.checked = target.checked;
    noteChosen();
  });
  document.addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).id !== 'bulk') return;
    // The fields "all" and "shown" are for browsers without a script.
    for (const name of ['all', 'shown', 'row']) formData.delete(name);
    for (const id of chosen) formData.append('row', id);
  });
  // Boxes that were ticked before the script ran.
  noteChosen();
}

function noteChosen(): void {
  for (const { checked, value } of boxes()) chosen[checked ? 'add' : 'delete'](value);
  showChosen();
}

/** Shows the selection again after the list has changed. */
export function showChosen(): void {
  const here = boxes();
  for (const box of here) box.checked = chosen.has(box.value);
  document.getElementById('bulk')?.toggleAttribute('data-chosen', chosen.size > 0);
  const all = document.querySelector<HTMLInputElement>('#bulk input[name="all"]');
  const some = here.filter(({ checked }) => checked).length;
  if (all) {
    all.checked = some > 0 && some === here.length;
    all.indeterminate = some > 0 && some < here.length;
  }
  const status = document.getElementById('chosen');
  if (!status) return;
  const texts = JSON.parse(status.dataset['texts'] ?? '{}') as Record<string, string>;
  const text = translate(texts, document.documentElement.lang, chosen.size > 0 ? 'chosen' : 'hint', {
    count: chosen.size,
  });
  if (status.textContent !== text) status.textContent = text;
}
