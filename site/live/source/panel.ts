import type { SourceAnswer, SourcePlace } from '../../../generator/edit/source/answer.ts';
import { Layer, make } from '../layer.ts';
import { openInEditor, written } from '../open.ts';
import type { Pointed } from './pointed.ts';

/** The response of the dev server. */
export interface Found extends SourceAnswer {
  /** The project's folder, to which places are relative. */
  readonly root: string;
}

/** The place to open: of the field of a control, else of the text, the field, the target of the link, or the page. */
export function placeOf(found: Found, isControl: boolean): SourcePlace | undefined {
  return (isControl ? found.field : undefined) ?? found.words ?? found.field ?? found.target ?? found.page;
}

/** The lowest height at which a panel is readable, in pixels. */
const least = 140;
/** The number of places that a list shows. */
const most = 3;

/** A small panel beside the target element, with an outline around the element. */
export class Panel {
  readonly #layer = new Layer('source', css);

  /** Whether an event took place in the panel. */
  holds(event: Event): boolean {
    return event.composedPath().includes(this.#layer.host);
  }

  show(element: Element, found: Found, { isControl, at }: { isControl: boolean; at?: Pointed['at'] }): void {
    const box = make('div', { class: 'box' });
    const rect = element.getBoundingClientRect();
    place(box, rect.left - 4, rect.top - 4);
    Object.assign(box.style, { width: `${rect.width + 8}px`, height: `${rect.height + 8}px` });
    const sheet = make('div', { class: 'sheet', role: 'status' }, ...contentOf(found, isControl));
    // Touches the target, so that the pointer crosses nothing else on its way.
    const panel = make('div', { class: 'panel' }, sheet);
    this.#layer.show(box, panel);
    // Below if there is room or more of it, else above; at the lower end of a target that fills the window.
    const [above, below] = [rect.top, innerHeight - rect.bottom];
    const isBelow = below >= panel.getBoundingClientRect().height || below >= above;
    const room = Math.max(above, below);
    panel.style.maxHeight = `${room < least ? innerHeight / 2 : room}px`;
    const { width, height } = panel.getBoundingClientRect();
    // Below the pointer for wide targets.
    const left = Math.max(rect.left, (at?.x ?? 0) - width / 2);
    place(
      panel,
      Math.max(8, Math.min(left, innerWidth - width - 8)),
      Math.max(0, Math.min(isBelow ? rect.bottom - 1 : rect.top - height + 1, innerHeight - height)),
    );
  }

  hide(): void {
    this.#layer.hide();
  }
}

function place(element: HTMLElement, left: number, top: number): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
}

function contentOf(found: Found, isControl: boolean): Node[] {
  const { root, words, action, target, field, page } = found;
  const link = (to: SourcePlace): HTMLElement => {
    const button = make('button', { type: 'button', class: 'place' }, written(to));
    button.addEventListener('click', () => void openInEditor(root, to));
    return button;
  };
  const list = (heading: string, places: readonly SourcePlace[]): Node[] => {
    if (places.length === 0) return [];
    const items = places
      .slice(0, most)
      .map((one) => make('li', {}, make('span', { class: 'key' }, one.key), link(one)));
    const more = places.length > most ? [make('li', { class: 'soft' }, `and ${places.length - most} more`)] : [];
    return [make('h3', {}, heading), make('ul', {}, ...items, ...more)];
  };
  const main = placeOf(found, isControl);
  if (!main) return [make('p', {}, 'No source found in the spec.')];
  const isPage = !words && !field && !target && main === page;
  const details: readonly (readonly [name: string, value: Node | string | undefined])[] = [
    ...Object.entries<string>(words?.texts ?? {}).map(([locale, text]) => [locale, cut(text)] as const),
    ['labels', action?.key],
    ['at', action && link(action)],
    ['form', field?.form],
    ['field', field?.field],
    ['stored', field && stored(field)],
    ['at', field && main !== field ? link(field) : undefined],
    ['leads to', target?.name],
    ...(target ? addressesOf(target) : []),
    ['at', target && link(target)],
    ['linked', target && target.links > 1 ? `${target.links} times in the pages` : undefined],
  ];
  return [
    make('p', { class: 'key first' }, isPage ? `The page: ${main.key}` : main.key),
    make('p', {}, link(main)),
    make('dl', {}, ...details.flatMap(([name, value]) => (value ? [make('dt', {}, name), make('dd', {}, value)] : []))),
    ...list(
      'Values in it',
      (words?.values ?? []).map((one) => ({ ...one, key: `{{${one.name}}} = ${one.value}` })),
    ),
    ...list('Also used here', words?.uses ?? []),
    ...list('Other copies of this text', words?.same ?? []),
  ];
}

function stored({ table, columns }: NonNullable<Found['field']>): string {
  return columns.length > 0 ? columns.map((column) => `${table}.${column}`).join(', ') : 'not stored';
}

/** The addresses of a target by language, or its only one. */
function addressesOf({ addresses }: NonNullable<Found['target']>): (readonly [string, string])[] {
  const [first = '', ...others] = new Set(Object.values<string>(addresses));
  return others.length === 0 ? [['address', first]] : Object.entries<string>(addresses);
}

/** Shortens a long text. */
function cut(text: string): string {
  return text.length > 220 ? `${text.slice(0, 220)}…` : text;
}

const css = `
:host {
  --paper: light-dark(#fff, #16203a); --ink: light-dark(#1b2333, #e8ecf6); --soft: light-dark(#5a6478, #a9b4cc);
  --line: light-dark(#d5dbe6, #33415f); --accent: light-dark(#0b57b7, #8fc1ff);
}
.box { position: fixed; border: 2px solid var(--accent); border-radius: 6px; box-shadow: 0 0 0 2px var(--paper); background: light-dark(rgb(11 87 183 / .08), rgb(143 193 255 / .12)); }
.panel { position: fixed; display: flex; width: max-content; max-width: min(440px, calc(100vw - 16px)); padding-block: 9px; pointer-events: auto; }
.sheet {
  overflow: auto; font-size: 14px; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px;
  box-shadow: 0 10px 34px rgb(9 14 28 / .28); overscroll-behavior: contain;
}
.key { overflow-wrap: anywhere; }
.first { font-weight: 650; }
dl:not(:empty) { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 3px 10px; margin-top: 9px; padding-top: 8px; border-top: 1px solid var(--line); }
dt, .soft { color: var(--soft); }
dd { overflow-wrap: anywhere; }
h3 { margin: 10px 0 2px; padding-top: 8px; border-top: 1px solid var(--line); font-size: 13px; font-weight: 600; color: var(--soft); }
li { display: flex; flex-direction: column; margin-bottom: 4px; }
li .key { font-size: 13px; }
`;
