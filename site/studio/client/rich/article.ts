import { Mark, Node as TiptapNode, type Extensions } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node, type ResolvedPos, type Schema, type Slice } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { articleAttributes } from '#generated/article-html.ts';
import { Chip, withChips } from './TextField.tsx';
import { parsed, reducePictures } from './pictures.ts';
import { makeLists, OwnMarkers, writeMarkers } from './lists.ts';
import { Table, reduceTables } from './tables.ts';

/** The addresses that articles may link to. @example 'page:contact', 'https://www.sat.gob.mx', 'mailto:…' */
const address = /^\s*(?:https?:\/\/|mailto:|tel:|page:|article:|#|\/(?![/\\]))/i;

const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => Object.fromEntries(articleAttributes.map((name) => [name, { default: null }])),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (link) => address.test(link.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const Document = TiptapNode.create({ name: 'doc', topNode: true, content: '(block | table)+' });

/**
 * The elements that articles allow.
 * @param lang the language of the chips' values
 */
export function articleExtensions(lang = ''): Extensions {
  const others = { blockquote: false, code: false, codeBlock: false, horizontalRule: false, strike: false } as const;
  return [
    StarterKit.configure({ ...others, document: false, link: false, trailingNode: false }),
    Document,
    Table,
    OwnMarkers,
    Link,
    Chip.configure({ lang }),
  ];
}

/** An article's HTML as a document of the editor. */
function documentOf(html: string, schema: Schema): Node {
  return DOMParser.fromSchema(schema).parse(parsed(withChips(html)));
}

/** The HTML of each block of a document, as the spec has it. */
function blocksOf({ content, type }: Node): string[] {
  const holder = parsed('');
  holder.append(DOMSerializer.fromSchema(type.schema).serializeFragment(content));
  for (const chip of holder.querySelectorAll<HTMLElement>('[data-name]'))
    chip.replaceWith(`{{${chip.dataset['name']}}}`);
  writeMarkers(holder);
  for (const line of holder.querySelectorAll('li > p:only-of-type')) line.replaceWith(...line.childNodes);
  const blocks = [...holder.children].filter((block) => block.localName === 'table' || block.textContent.trim() !== '');
  return blocks.map(({ outerHTML }) => outerHTML);
}

/**
 * The HTML of a document for the spec. Each block starts on a new line. Blocks that were not edited are written as
 * before, with the space in front of them; so are non-breaking spaces.
 */
export function htmlOf(document: Node, before: string): string {
  const written = new Map<string, string>();
  let space = '';
  for (const node of parsed(before).childNodes) {
    if (!(node instanceof HTMLElement)) space = node.textContent ?? '';
    else written.set(blocksOf(documentOf(node.outerHTML, document.type.schema)).join('\n'), space + node.outerHTML);
  }
  const [start] = /^\s*/.exec(before) ?? [];
  const blocks = blocksOf(document).map((block, index) => written.get(block) ?? (index === 0 ? start : '\n') + block);
  if (blocks.length === 0) return '';
  const html = blocks.join('') + (/\S(\s*)$/.exec(before)?.[1] ?? '');
  return before.includes('&nbsp;') ? html : html.replaceAll('&nbsp;', '\u00A0');
}

/** Prepares HTML from a word processor or web page. `h1` becomes `h2`, since the page already has an `h1`. */
export function pasted(html: string): string {
  const holder = parsed(html.replaceAll(/\s+/g, ' '));
  reducePictures(holder);
  // `.EOP` are the ends of paragraphs in Word on the web.
  for (const other of holder.querySelectorAll('template, iframe, svg, math, button, input, select, textarea, .EOP'))
    other.remove();
  for (const paragraph of holder.querySelectorAll('p')) if (paragraph.textContent.trim() === '') paragraph.remove();
  makeLists(holder);
  writeMarkers(holder);
  // Links of Google Docs are underlined.
  for (const link of holder.querySelectorAll<HTMLElement>('[style]')) link.style.textDecoration = '';
  reduceTables(holder);
  return withChips(holder.innerHTML.replaceAll(/(<\/?h)1\b/g, '$12'));
}

/** Pasted plain text as paragraphs, which blank lines separate. */
export function paragraphsOf(text: string, { doc }: ResolvedPos): Slice {
  const paragraphs = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n\s*\n/);
  const html = paragraphs.map((words) => `<p>${words.trim().replaceAll(/\s*\n\s*/g, '<br>')}</p>`).join('');
  return DOMParser.fromSchema(doc.type.schema).parseSlice(parsed(withChips(html)));
}
