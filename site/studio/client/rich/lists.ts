import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { haveOwnMarkers, ownMarkersClass } from '../../../articles/own-markers.ts';

/** Word's list, level and numbering of a paragraph: `mso-list:l0 level2 lfo1` */
const wordList = /mso-list:\s*(\S+) level(\d+) ([^\s;]+)/i;

/**
 * Makes lists of the paragraphs that Word numbers, whatever their style. Their markers are texts that it marks:
 * `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>…</p>`.
 */
export function makeLists(holder: HTMLElement): void {
  for (const lists of holder.querySelectorAll('.ListContainerWrapper')) lists.replaceWith(...itemsOnTheWeb(lists));
  /** The open lists, the outermost first. */
  const open: { readonly list: HTMLElement; readonly level: number }[] = [];
  for (const mark of holder.querySelectorAll('[style*="mso-list:Ignore" i]')) {
    const paragraph = mark.closest('p, h1, h2, h3, h4, h5, h6, li, div');
    const marker = mark.textContent.trim();
    mark.remove();
    // The bullet of some fonts is a letter.
    const isOrdered = /\d|\p{L}./u.test(marker);
    if (!paragraph || paragraph === holder) continue;
    if (!paragraph.matches('p, div')) {
      if (isOrdered) paragraph.prepend(`${marker} `);
      continue;
    }
    const [, id = '', level = '1', numbering = ''] = wordList.exec(paragraph.getAttribute('style') ?? '') ?? [];
    const depth = Number(level);
    if (paragraph.previousElementSibling !== open[0]?.list) open.splice(0);
    while ((open.at(-1)?.level ?? 0) > depth) open.pop();
    const name = isOrdered ? 'ol' : 'ul';
    const group = isOrdered ? `${id} ${level} ${numbering}` : '';
    const last = open.at(-1);
    let list = last?.list;
    if (list?.localName !== name || list.dataset['group'] !== group || last?.level !== depth) {
      list = holder.ownerDocument.createElement(name);
      list.dataset['group'] = group;
      if (last?.level === depth) open.pop();
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level: depth });
    }
    const item = holder.ownerDocument.createElement('li');
    item.dataset['marker'] = marker;
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/**
 * The items that Word on the web puts into lists of their own, as the paragraphs of other versions of Word:
 * `<div class="ListContainerWrapper"><ol start="2"><li data-listid="1" data-aria-level="1">…</li></ol></div>`.
 */
function itemsOnTheWeb(lists: Element): HTMLElement[] {
  return [...lists.querySelectorAll<HTMLElement>('ol, ul')].flatMap((list) => {
    const items = [...list.children].filter((child) => child.localName === 'li') as HTMLElement[];
    const markers = markersOf(list, items);
    return items.map((item, index) => {
      const [paragraph, mark] = [list.ownerDocument.createElement('div'), list.ownerDocument.createElement('span')];
      const { listid = '', ariaLevel = '1' } = item.dataset;
      paragraph.setAttribute('style', `mso-list:l${listid} level${ariaLevel} lfo1`);
      mark.setAttribute('style', 'mso-list:Ignore');
      mark.textContent = list.localName === 'ol' ? (markers[index] ?? `${index + 1}.`) : '·';
      paragraph.append(mark, ...item.childNodes);
      return paragraph;
    });
  });
}

/**
 * Writes the markers of ordered lists as texts, unless they are those that the page shows by itself. Articles may have
 * neither `start` nor `type`. Lists with markers that the page would not recognise become paragraphs.
 */
export function writeMarkers(holder: HTMLElement): void {
  const lists = [...holder.querySelectorAll('ol')].flatMap((list) => {
    const items = [...list.children].filter((child) => child.localName === 'li') as HTMLElement[];
    const markers = markersOf(list, items);
    const group = list.dataset['group'] ?? '';
    for (const element of [list, ...items])
      for (const name of ['start', 'type', 'value', 'style', 'data-group', 'data-marker'])
        element.removeAttribute(name);
    const write = (): void =>
      items.forEach((item, index) => {
        const first = item.querySelector(':scope > p:first-child');
        (first ?? item).prepend(`${markers[index]} `);
      });
    const format = formats[depthOf(list)];
    const isShown = markers.every((marker, index) => marker === undefined || coreOf(marker) === format?.(index + 1));
    if (isShown || haveOwnMarkers(markers.map((marker) => `${marker} `))) return [{ isShown, group, write }];
    write();
    list.replaceWith(...items.flatMap(paragraphsIn));
    return [];
  });
  // The parts of a list that a text interrupts look the same.
  const written = new Set(lists.flatMap(({ isShown, group }) => (isShown || group === '' ? [] : group)));
  for (const { isShown, group, write } of lists) if (!isShown || written.has(group)) write();
}

/** The markers of a list's items, if it says which they are. */
function markersOf(list: HTMLElement, items: readonly HTMLElement[]): (string | undefined)[] {
  const style = [list, ...items].map((element) => element.style.listStyleType).find(Boolean);
  const type = list.getAttribute('type') ?? style;
  const isPlain = type === undefined && ![list, ...items].some((element) => element.matches('[start], [value]'));
  let number = Number(list.getAttribute('start') ?? 1) - 1;
  return items.map((item) => {
    number = Number(item.getAttribute('value') ?? number + 1);
    return item.dataset['marker'] ?? (isPlain ? undefined : `${(types[type ?? ''] ?? String)(number)}.`);
  });
}

/** @example coreOf('(iv)') // 'iv' */
function coreOf(marker: string): string {
  return marker.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function letterOf(number: number): string {
  return number < 1 ? '' : letterOf(Math.floor((number - 1) / 26)) + String.fromCharCode(97 + ((number - 1) % 26));
}

const numerals = { c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 };

function romanOf(number: number): string {
  const next = Object.entries(numerals).find(([, value]) => value <= number);
  return next ? next[0] + romanOf(number - next[1]) : '';
}

function inCapitals(format: (number: number) => string): (number: number) => string {
  return (number) => format(number).toUpperCase();
}

const types: Readonly<Record<string, (number: number) => string>> = {
  a: letterOf,
  'lower-alpha': letterOf,
  'lower-latin': letterOf,
  A: inCapitals(letterOf),
  'upper-alpha': inCapitals(letterOf),
  'upper-latin': inCapitals(letterOf),
  i: romanOf,
  'lower-roman': romanOf,
  I: inCapitals(romanOf),
  'upper-roman': inCapitals(romanOf),
};

/** The numbers of ordered lists inside each other, as `site/blocks/article/styles.css` shows them. */
const formats = [String, letterOf, romanOf];

function depthOf(list: Element): number {
  const outer = list.parentElement?.closest('ol');
  return outer ? Math.min(depthOf(outer) + 1, formats.length - 1) : 0;
}

/** An item as a paragraph, and what it contains besides words. */
function paragraphsIn(item: HTMLElement): ChildNode[] {
  const blocks = [...item.children].filter((child) => child.matches('p, ul, ol'));
  for (const block of blocks) block.remove();
  if (item.textContent.trim() === '') return blocks;
  const words = item.ownerDocument.createElement('p');
  words.append(...item.childNodes);
  return [words, ...blocks];
}

/** Shows lists whose items begin with markers of their own as the page does. */
export const OwnMarkers = Extension.create({
  name: 'ownMarkers',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, marked(doc)) } }),
  ],
});

function marked(document: Node): Decoration[] {
  const found: Decoration[] = [];
  document.descendants((node, at) => {
    const items = node.type.name === 'orderedList' ? node.children.map(({ textContent }) => textContent) : [];
    if (haveOwnMarkers(items)) found.push(Decoration.node(at, at + node.nodeSize, { class: ownMarkersClass }));
  });
  return found;
}
