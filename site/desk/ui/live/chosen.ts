function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('#bulk td input[name="row"]')];
}

/** Shows how many rows of a list are selected, whenever that changes. */
export function followChosen(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('#bulk')) return;
    if (target.name === 'all') for (const box of boxes()) box.checked = target.checked;
    showChosen();
  });
  showChosen();
}

/** Shows how many rows are selected, also after the list has changed. */
export function showChosen(): void {
  const here = boxes();
  const count = here.filter(({ checked }) => checked).length;
  const all = document.querySelector<HTMLInputElement>('#bulk input[name="all"]');
  if (all) {
    all.checked = count > 0 && count === here.length;
    all.indeterminate = count > 0 && count < here.length;
  }
  const status = document.getElementById('chosen');
  if (!status) return;
  const texts = JSON.parse(status.dataset['texts'] ?? '[]') as readonly string[];
  const text = texts[count] ?? '';
  if (status.textContent !== text) status.textContent = text;
}
