import { upload } from '../api.ts';
import { setState } from '../store.ts';
import { displayName, say } from '../words.ts';

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
