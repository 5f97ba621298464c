import { Idiomorph } from 'idiomorph';
import { isVisible, listenWhileVisible } from './stream.ts';

/** The minimum time between two refreshes, because rows arrive in bursts. */
const AT_MOST_EVERY_MS = 1000;

/** Refreshes a page that shows rows when they change, and one that shows work in progress, while the tab is visible. */
export function keepUpToDate(): void {
  const updates = document.getElementById('main')?.dataset['updates'];
  if (updates === 'work') return void followWork();
  if (updates !== 'rows') return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const refreshSoon = (): void => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      void refresh();
    }, AT_MOST_EVERY_MS);
  };
  // When it becomes visible, fetches rows that arrived while the tab was hidden.
  listenWhileVisible(({ readersOf }) => void (readersOf === undefined && refreshSoon()), refreshSoon);
}

async function followWork(): Promise<void> {
  while (document.querySelector('#main[data-updates="work"]')) {
    await new Promise((done) => void setTimeout(done, AT_MOST_EVERY_MS));
    if (isVisible()) await refresh();
  }
}

/**
 * Fetches the page again and updates what has changed in it. What the person has entered, ticked or opened stays. The
 * document reloads if the session has ended or belongs to another person by now.
 */
async function refresh(): Promise<void> {
  const next = await fetchDocument();
  if (next === undefined) return;
  const [before, after] = [document, next].map((each) => each.getElementById('desk'));
  if (!before || !after || before.dataset['person'] !== after.dataset['person']) return location.reload();
  document.title = next.title;
  Idiomorph.morph(before, after, {
    callbacks: {
      beforeNodeMorphed: (old, node) => !old.isEqualNode(node) && !(old instanceof Element && old.matches(KEPT)),
      beforeNodeRemoved: (old) => !(old instanceof Element && old.matches(KEPT)),
      beforeAttributeUpdated: (name, element) => name !== 'open' && !isEntered(element, name),
    },
  });
  showChosen();
}

/**
 * Whether the person has given an attribute its value by typing, ticking or choosing. Extensions add attributes of their
 * own to controls, so a control that differs from the new one need not have a new value.
 */
function isEntered(element: Element, attribute: string): boolean {
  if (element instanceof HTMLInputElement)
    return attribute === 'checked' ? element.checked !== element.defaultChecked : isTyped(element, attribute);
  if (element instanceof HTMLOptionElement)
    return attribute === 'selected' && element.selected !== element.defaultSelected;
  return element instanceof HTMLTextAreaElement && isTyped(element, attribute);
}

function isTyped({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement, attribute: string): boolean {
  return attribute === 'value' && value !== defaultValue;
}

/** Elements that only this document has, or that a script has filled. */
const KEPT = '#notice, #chosen';

/** Fetches this page; undefined on failure. `XMLHttpRequest` parses HTML without a Trusted Types policy. */
function fetchDocument(): Promise<Document | undefined> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.setRequestHeader('accept', 'text/html');
    request.responseType = 'document';
    request.addEventListener('loadend', () =>
      done(request.status < 500 ? (request.responseXML ?? undefined) : undefined),
    );
    request.send();
  });
}

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
function showChosen(): void {
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
