import { Layer, make } from './layer.ts';
import { openInEditor, written } from './open.ts';
import type { Problem, Problems, ShownPlace } from './problem.ts';

/**
 * What is wrong with the spec, above the last good page; Vite's own overlay shows one error, without a hint. It does not
 * take the focus; Escape or a click beside it hides it until the next broken save, and the next valid save closes it.
 * Warnings are a small button in the corner, which opens them.
 */
export class Overlay {
  readonly #layer = new Layer('problems', css);

  constructor() {
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#layer.hide();
    });
  }

  show({ root, problems }: Problems): void {
    if (problems.length === 0) {
      this.#layer.hide();
      return;
    }
    const warnings = problems.filter(({ severity }) => severity === 'warning').length;
    if (warnings === problems.length) this.#offer({ root, problems });
    else this.#open({ root, problems });
  }

  #offer(warned: Problems): void {
    const count = warned.problems.length;
    const open = make('button', { type: 'button', class: 'offer' }, count === 1 ? '1 warning' : `${count} warnings`);
    open.addEventListener('click', () => this.#open(warned, () => this.#offer(warned)));
    this.#layer.show(open);
  }

  #open({ root, problems }: Problems, close = (): void => this.#layer.hide()): void {
    const backdrop = make('div', { class: 'backdrop' });
    backdrop.addEventListener('click', close);
    const dismiss = make('button', { type: 'button', class: 'close', 'aria-label': 'Close' }, '×');
    dismiss.addEventListener('click', close);
    const inSpec = problems.some(({ location }) => location !== undefined);
    const isGood = problems.every(({ severity }) => severity === 'warning');
    const title = isGood
      ? problems.length === 1
        ? 'The spec has a warning'
        : `The spec has ${problems.length} warnings`
      : !inSpec
        ? 'The generator cannot go on'
        : problems.length === 1
          ? 'The spec has a mistake'
          : `The spec has ${problems.length} mistakes`;
    const sheet = make(
      'div',
      { class: 'window', role: 'dialog', 'aria-labelledby': 'title' },
      make('header', {}, make('div', { role: 'alert' }, make('h2', { id: 'title' }, title)), dismiss),
      make(
        'p',
        { class: 'note' },
        isGood
          ? 'The page is up to date.'
          : 'The page behind this is the last good one. This closes by itself as soon as all is right again.',
      ),
      make('ol', {}, ...problems.map((problem) => item(root, problem))),
    );
    this.#layer.show(backdrop, sheet);
  }
}

function item(root: string, { location, message, hint, code, related }: Problem): HTMLLIElement {
  const li = make('li');
  if (location) li.append(...shown(root, location, code));
  li.append(make('p', { class: 'message' }, message));
  if (hint !== undefined) li.append(make('p', { class: 'hint' }, hint));
  for (const other of related)
    li.append(make('p', { class: 'related' }, other.message), ...shown(root, other.location));
  return li;
}

function shown(root: string, place: ShownPlace, code = ''): Node[] {
  const link = make('button', { type: 'button', class: 'place', title: 'Open in the editor' }, written(place));
  link.addEventListener('click', () => void openInEditor(root, place));
  return [make('p', { class: 'where' }, link, ' ', make('span', { class: 'code' }, code)), excerptOf(place)];
}

/** How many characters of a long line are shown before and after what is meant. */
const around = 60;

function excerptOf({ line, column, length, excerpt }: ShownPlace): HTMLPreElement {
  const start = column - 1;
  const before = excerpt.slice(0, start).trimStart();
  const meant = excerpt.slice(start, start + length);
  const after = excerpt.slice(start + length);
  return make(
    'pre',
    {},
    make('span', { class: 'number' }, String(line)),
    make(
      'code',
      {},
      before.length > around ? `…${before.slice(-around)}` : before,
      make('mark', {}, meant),
      after.length > around ? `${after.slice(0, around)}…` : after,
    ),
  );
}

const css = `
.backdrop { position: fixed; inset: 0; background: rgb(9 14 28 / .45); pointer-events: auto; }
.window {
  position: fixed; inset: auto 0 0; margin: 0 auto; width: min(100%, 860px); max-height: 82vh; overflow: auto; pointer-events: auto;
  background: var(--paper); border: 1px solid var(--line); border-top: 5px solid light-dark(#c62828, #ff6b5e); border-bottom: 0;
  border-radius: 10px 10px 0 0; padding: 18px clamp(16px, 3vw, 28px) 24px; box-shadow: 0 -12px 40px rgb(9 14 28 / .3); overscroll-behavior: contain;
}
.offer { position: fixed; inset: auto auto 12px 12px; pointer-events: auto; background: var(--paper); color: var(--warm); border: 1px solid var(--line); border-radius: 999px; padding: 4px 12px; font-size: 14px; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; }
h2 { font-size: 19px; font-weight: 650; color: var(--bad); }
.close { font-size: 26px; line-height: 1; min-width: 32px; min-height: 32px; text-align: center; color: var(--soft); }
.note { color: var(--soft); font-size: 14px; }
li { border-top: 1px solid var(--line); margin-top: 16px; padding-top: 14px; }
.where { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; }
.code { color: var(--soft); font-size: 13px; }
pre { display: flex; gap: 12px; background: var(--wash); border: 1px solid var(--line); border-radius: 6px; padding: 8px 12px; margin: 6px 0 8px; }
pre code { white-space: pre-wrap; overflow-wrap: anywhere; }
.number { color: var(--soft); user-select: none; }
mark { background: var(--mark); color: inherit; border-radius: 2px; text-decoration: underline wavy light-dark(#c62828, #ff8a80) 1px; text-underline-offset: 4px; }
.message { font-weight: 600; white-space: pre-line; overflow-wrap: anywhere; }
.hint { color: var(--warm); white-space: pre-line; }
.related { margin-top: 10px; }
`;
