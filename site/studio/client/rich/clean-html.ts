import { articleElements } from '#generated/article-html.ts';
import { textOf } from '../chips.ts';

/** Elements of other programs, and their equivalents in articles. */
const equivalents: Readonly<Record<string, string>> = { b: 'strong', i: 'em', ins: 'u' };
const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li';
/** Container elements that become paragraphs. */
const containers =
  'div, section, article, aside, header, footer, main, nav, blockquote, pre, figure, figcaption, tr, dt, dd';
const dropped = 'script, style, head, title, template, iframe, object, svg, math, button, input, select, textarea';
/** The addresses that articles may link to. @example 'page:contact', 'https://www.sat.gob.mx', 'mailto:…' */
const address = /^(?:https?:\/\/|mailto:|tel:|page:|article:|#|\/(?![/\\]))/i;

function isEmpty(node: Node): boolean {
  return (node.textContent ?? '').trim() === '';
}

function is(node: Node, selector: string): node is HTMLElement {
  return node instanceof HTMLElement && node.matches(selector);
}

function make(tag: string, children: readonly Node[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

/** Parses HTML in an inert document, where scripts do not run and nothing is loaded. */
function parsed(html: string): HTMLElement {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.innerHTML = html;
  return holder;
}

/** Turns bold and italic styles, which word processors write, into elements. */
function styled({ style }: HTMLElement, children: readonly Node[]): readonly Node[] {
  const slanted = style.fontStyle === 'italic' ? [make('em', children)] : children;
  return /^(?:bold|[6-9]00)/.test(style.fontWeight) ? [make('strong', slanted)] : slanted;
}

/** The parts of a node that articles allow, and the text of everything else. */
function allowed(node: Node): readonly Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof HTMLElement) || node.matches(dropped)) return [];
  // The chip of a value.
  if (node.dataset['name'] !== undefined) return [document.createTextNode(textOf(node))];
  const tag = equivalents[node.localName] ?? node.localName;
  const children = [...node.childNodes].flatMap(allowed);
  if (tag === 'br') return [make('br', [])];
  if (node.matches(containers)) return [make('p', children)];
  if (node.matches('td, th')) return [...children, document.createTextNode(' ')];
  // Google Docs wraps copied content in a `b` that is not bold.
  if (tag === 'strong' && node.style.fontWeight === 'normal') return children;
  if (!articleElements.includes(tag)) return styled(node, children);
  if (node.matches(blocks)) return [make(tag, children)];
  const href = node.getAttribute('href')?.trim() ?? '';
  if (isEmpty(node) || (tag === 'a' && !address.test(href))) return children;
  const element = make(tag, styled(node, children));
  for (const name of tag === 'a' ? ['href', 'target', 'rel'] : [])
    if (node.hasAttribute(name)) element.setAttribute(name, node.getAttribute(name)?.trim() ?? '');
  return [element];
}

/** A clean list. A list directly inside a list is moved into the item before it. */
function listOf(list: HTMLElement): HTMLElement {
  const items = [...list.childNodes].reduce<Node[]>((before, child) => {
    const last = before.findLast((node) => is(node, 'li'));
    if (is(child, 'li')) {
      const parts = [...child.childNodes].flatMap((node) => (is(node, 'p') ? [...node.childNodes] : [node]));
      return [...before, make('li', parts)];
    }
    if (!is(child, 'ul, ol') || !last) return [...before, isEmpty(child) ? child : make('li', [child])];
    last.append(listOf(child));
    return before;
  }, []);
  return make(
    list.localName,
    items.filter((node) => node instanceof Text || !isEmpty(node)),
  );
}

/** Flattens nodes to a sequence of paragraphs, headings and lists. Loose text becomes a paragraph. */
function inBlocks(nodes: readonly Node[], tag = 'p'): Node[] {
  const found: Node[] = [];
  let run: Node[] = [];
  const flush = (): void => {
    const words = run.slice(
      run.findIndex((node) => !isEmpty(node)),
      run.findLastIndex((node) => !isEmpty(node)) + 1,
    );
    found.push(...(words.length > 0 ? [make(tag, words)] : run.filter((node) => node instanceof Text)));
    run = [];
  };
  for (const node of nodes) {
    if (is(node, blocks)) {
      flush();
      if (node.matches('ul, ol')) found.push(listOf(node));
      else found.push(...inBlocks([...node.childNodes], node.matches('li') ? 'p' : node.localName));
    } else run.push(node);
  }
  flush();
  return found;
}

/** The HTML of an element, reduced to what articles allow. Each block starts on a new line. */
function cleaned(element: HTMLElement): string {
  return inBlocks([...element.childNodes].flatMap(allowed))
    .map((node) => (node instanceof HTMLElement ? (isEmpty(node) ? '' : node.outerHTML) : node.textContent))
    .join('')
    .replaceAll(/(<\/(?:p|h\d|[uo]l)>)[^\S\n]*(?=<(?!\/))/g, '$1\n');
}

/** The HTML of a field for the spec. Writes non-breaking spaces as the previous HTML did. */
export function htmlOf(field: HTMLElement, before: string): string {
  const html = cleaned(field);
  if (html.trim() === '') return '';
  return before.includes('&nbsp;') ? html : html.replaceAll('&nbsp;', '\u00A0');
}

/** The nodes that show an article's HTML in a field. Line breaks inside paragraphs become spaces. */
export function nodesOfHtml(html: string): readonly Node[] {
  const holder = parsed(html);
  for (const block of holder.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6'))
    for (const node of block.childNodes)
      if (node instanceof Text && !isEmpty(node)) node.data = node.data.replaceAll(/\s*\n\s*/g, ' ');
  return [...holder.childNodes].flatMap(allowed);
}

/** Cleans HTML pasted from a word processor or web page. `h1` becomes `h2`, since the page already has an `h1`. */
export function pasted(html: string): string {
  const holder = parsed(html.replaceAll(/\s+/g, ' '));
  // Word writes list items as paragraphs with a marker: `<p class="MsoListParagraph"><span
  // style="mso-list:Ignore">·</span>…</p>`.
  for (const paragraph of holder.querySelectorAll('p[class*=MsoListParagraph]')) {
    const mark = paragraph.querySelector('[style*="mso-list:Ignore"]');
    const list = document.createElement(/^\W*\w{1,3}[.)]/.test(mark?.textContent ?? '') ? 'ol' : 'ul');
    mark?.remove();
    list.append(make('li', [...paragraph.childNodes]));
    const before = paragraph.previousElementSibling;
    if (before?.localName === list.localName) before.append(...list.childNodes);
    else paragraph.before(list);
    paragraph.remove();
  }
  return cleaned(holder)
    .trim()
    .replaceAll(/(<\/?h)1>/g, '$12>');
}
