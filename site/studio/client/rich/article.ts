import { Mark, Node as TiptapNode, type Extensions } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node, type ResolvedPos, type Schema, type Slice } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { articleAttributes } from '#generated/article-html.ts';
import { Chip, withChips } from './TextField.tsx';
import { makeLists, OwnMarkers, writeMarkers } from './lists.ts';
import { Table, reduceTables } from './tables.ts';
import { upload } from '../api.ts';
import { setState } from '../store.ts';
import { displayName, say } from '../words.ts';

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

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, div';

/** The file in an address such as `data:image/png;base64,iVBOR…`. */
function fileIn(address: string, number: number): File | undefined {
  const [, type, ending, code] = /^data:(image\/(\w+));base64,(.*)$/is.exec(address) ?? [];
  if (type === undefined || code === undefined) return undefined;
  const bytes = Uint8Array.from(atob(code.replaceAll(/\s/g, '')), (one) => one.codePointAt(0) ?? 0);
  return new File([bytes], `picture-${number}.${ending}`, { type });
}

/** Says that pictures were left out, and how to add them. */
function noteLeftOut(count: number): void {
  if (count > 0) setState({ note: say('rich.picturesLeft', { count, part: displayName('figure', 'field') }) });
}

/**
 * Takes the pictures of what is pasted: as uploads if the clipboard has their data. Leaves the others out, and
 * says so in a note.
 * @param paste pastes the HTML in which uploaded pictures have their file's name
 * @returns whether `paste` will be called
 */
export function takePictures(data: DataTransfer | null, paste: (html: string) => void): boolean {
  const holder = parsed(data?.getData('text/html') ?? '');
  const pictures = [...holder.querySelectorAll('img')];
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  // With words around it, a picture on the clipboard may be one of the whole text.
  const isAlone = holder.textContent.trim() === '' && files.length > 0 && files.length >= pictures.length;
  if (isAlone)
    pictures.push(
      ...files.slice(pictures.length).map(() => holder.appendChild(holder.ownerDocument.createElement('img'))),
    );
  const sources = pictures.map(
    (picture, index) => fileIn(picture.getAttribute('src') ?? '', index + 1) ?? (isAlone ? files[index] : undefined),
  );
  if (!sources.some((source) => source !== undefined)) {
    noteLeftOut(pictures.length);
    return false;
  }
  const take = async (file: File | undefined, index: number): Promise<boolean> => {
    if (!file) return false;
    const uploaded = await upload(file);
    if (!uploaded.ok) return false;
    pictures[index]!.dataset['file'] = uploaded.file;
    return true;
  };
  const takeAll = async (): Promise<void> => {
    const taken = await Promise.all(sources.map(take));
    paste(holder.innerHTML);
    noteLeftOut(taken.filter((isTaken) => !isTaken).length);
  };
  void takeAll();
  return true;
}

/** Puts each uploaded picture after its paragraph, list or table, as a part of the article. */
export function reducePictures(holder: HTMLElement): void {
  for (const picture of holder.querySelectorAll<HTMLElement>('img[data-file]')) {
    const around = [...ancestors(picture)].findLast((one) => one.matches('ul, ol, table')) ?? picture.closest(blocks);
    const part = holder.ownerDocument.createElement('table');
    part.dataset['table'] = encodeURIComponent(JSON.stringify({ file: picture.dataset['file'] }));
    (around && holder.contains(around) && around !== holder ? around : picture).after(part);
    picture.remove();
  }
}

function* ancestors({ parentElement }: Element): Generator<Element> {
  if (!parentElement) return;
  yield parentElement;
  yield* ancestors(parentElement);
}

/** Parses HTML in an inert document, where scripts do not run and nothing is loaded. */
export function parsed(html: string): HTMLElement {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.innerHTML = html;
  return holder;
}
