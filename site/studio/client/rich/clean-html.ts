import { articleElements } from '#generated/article-html.ts';
import { textOf } from '../chips.ts';

/** What other programs write for elements that articles have. */
const meant: Readonly<Record<string, string>> = { b: 'strong', i: 'em', ins: 'u' };
const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li';
/** What other programs write around paragraphs. */
const boxes =
  'div, section, article, aside, header, footer, main, nav, blockquote, pre, figure, figcaption, tr, dt, dd';
const dropped = 'script, style, head, title, template, iframe, object, svg, math, button, input, select, textarea';
/** The addresses that links of an article may have. @example 'page:contact', 'https://www.sat.gob.mx', 'mailto:…' */
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

/** An element of a document in which nothing runs and nothing is loaded. */
function parsed(html: string): HTMLElement {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.innerHTML = html;
  return holder;
}

/** Strong and emphasis that a style says instead of an element, as text processors write them. */
function styled({ style }: HTMLElement, children: readonly Node[]): readonly Node[] {
  const slanted = style.fontStyle === 'italic' ? [make('em', children)] : children;
  return /^(?:bold|[6-9]00)/.test(style.fontWeight) ? [make('strong', slanted)] : slanted;
}

/** What an article may have of a node; the text of everything else. */
function allowed(node: Node): readonly Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof HTMLElement) || node.matches(dropped)) return [];
  // A value of the site, one piece in the field.
  if (node.dataset['name'] !== undefined) return [document.createTextNode(textOf(node))];
  const tag = meant[node.localName] ?? node.localName;
  const children = [...node.childNodes].flatMap(allowed);
  if (tag === 'br') return [make('br', [])];
  if (node.matches(boxes)) return [make('p', children)];
  if (node.matches('td, th')) return [...children, document.createTextNode(' ')];
  // Google wraps all that is copied in a `b` that is not bold.
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

/** A list of items, with a list between them in the item before it. */
function listOf(list: HTMLElement): HTMLElement {
  const kept = [...list.childNodes].reduce<Node[]>((before, child) => {
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
    kept.filter((node) => node instanceof Text || !isEmpty(node)),
  );
}

/** Paragraphs, headings and lists one after the other, with the line breaks of the source: none inside of another, no text outside of them. */
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

/** The HTML that an article may have of a field, or of an element that something else wrote. Each block begins a line. */
function cleaned(element: HTMLElement): string {
  return inBlocks([...element.childNodes].flatMap(allowed))
    .map((node) => (node instanceof HTMLElement ? (isEmpty(node) ? '' : node.outerHTML) : node.textContent))
    .join('')
    .replaceAll(/(<\/(?:p|h\d|[uo]l)>)[^\S\n]*(?=<(?!\/))/g, '$1\n');
}

/** The HTML of a field as an article has it; what was not changed stays as it was written before. */
export function htmlOf(field: HTMLElement, before: string): string {
  const html = cleaned(field);
  if (html.trim() === '') return '';
  return before.includes('&nbsp;') ? html : html.replaceAll('&nbsp;', '\u00A0');
}

/** An article's HTML for a field. There, the line breaks of the source inside of a paragraph are spaces. */
export function nodesOfHtml(html: string): readonly Node[] {
  const holder = parsed(html);
  for (const block of holder.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6'))
    for (const node of block.childNodes)
      if (node instanceof Text && !isEmpty(node)) node.data = node.data.replaceAll(/\s*\n\s*/g, ' ');
  return [...holder.childNodes].flatMap(allowed);
}

/** HTML of a text processor or a web page, as an article may have it. The first heading is that of the page, so its own begin one below. */
export function pasted(html: string): string {
  const holder = parsed(html.replaceAll(/\s+/g, ' '));
  // Word writes lists as paragraphs with a mark of their own: `<p class="MsoListParagraph"><span style="mso-list:Ignore">·</span>…</p>`.
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
