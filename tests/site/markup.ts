import { JSDOM } from 'jsdom';

/** The expectations of a piece of markup. */
export interface Expected {
  /** The texts that it must contain. */
  readonly texts: readonly string[];
  /** The text of a link that opens a new tab. */
  readonly newTab: string;
  /** The level of the first heading: one below the preceding heading of a page. */
  readonly firstHeading: number;
}
type Check = (root: DocumentFragment, expected: Expected) => string[];

/** The problems of a piece of markup, one line each; empty if it is valid. */
export function problemsOf(html: string, expected: Expected): string[] {
  const root = JSDOM.fragment(html);
  return checks.flatMap((check) => check(root, expected));
}

function select(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

function normalise(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Attributes whose value is announced or shown. */
const spoken = ['aria-label', 'alt', 'title', 'placeholder'];

/** The texts of all text nodes. */
export function textNodes(root: DocumentFragment): string[] {
  const walker = root.ownerDocument.createTreeWalker(root, 4);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(normalise(walker.currentNode.textContent));
  return texts.filter((text) => text !== '');
}

function wordsOf(page: DocumentFragment): string[] {
  // Non-breaking parts of a text are wrapped in an element.
  const root = page.cloneNode(true) as DocumentFragment;
  for (const part of select(root, '.nb')) part.replaceWith(...part.childNodes);
  root.normalize();
  const attributes = select(root, '*').flatMap((element) => spoken.map((name) => element.getAttribute(name)));
  return [...textNodes(root), ...attributes.map(normalise).filter((word) => word !== '')];
}

const missingTexts: Check = (root, { texts }) => {
  const words = wordsOf(root);
  return texts.filter((text) => !words.includes(normalise(text))).map((text) => `missing text: ${text}`);
};

const unresolvedTexts: Check = (root) =>
  wordsOf(root)
    .filter((word) => word.includes('{{') || /^(shared:)?[a-z][\w-]*(\.[\w-]+)+$/i.test(word))
    .map((word) => `unresolved text: ${word}`);

const repeatedIds: Check = (root) => {
  const ids = select(root, '[id]').map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id twice: ${id}`);
};

const deadReferences: Check = (root) => {
  const ids = new Set(select(root, '[id]').map(({ id }) => id));
  const named = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor', 'data-dialog'].flatMap(
    (name) =>
      select(root, `[${name}]`).flatMap((element) =>
        (element.getAttribute(name) ?? '').split(' ').map((id) => ({ name, id })),
      ),
  );
  const fragments = select(root, 'a[href^="#"]').map((link) => ({
    name: 'href',
    id: link.getAttribute('href')?.slice(1) ?? '',
  }));
  return [...named, ...fragments]
    .filter(({ id }) => !ids.has(id))
    .map(({ name, id }) => `${name} leads nowhere: ${id}`);
};

const skippedHeadings: Check = (root, { firstHeading }) => {
  let deepest = firstHeading;
  return select(root, 'h1, h2, h3, h4, h5, h6').flatMap(({ tagName, textContent }) => {
    const level = Number(tagName.slice(1));
    const skipped = level > deepest;
    deepest = level + 1;
    return skipped ? [`heading skips a level: ${tagName} ${normalise(textContent)}`] : [];
  });
};

// Articles are written in HTML, so their authors decide whether links open a new tab.
const unsafeLinks: Check = (root, { newTab }) =>
  select(root, 'a[href]').flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const opens = link.getAttribute('target') === '_blank';
    if (!opens) return /^https?:/.test(href) && !link.closest('.article__text') ? [`no new tab: ${href}`] : [];
    const safe = link.getAttribute('rel') === 'noopener noreferrer';
    return [
      ...(safe ? [] : [`hands the page over: ${href}`]),
      ...(normalise(link.textContent).endsWith(newTab) ? [] : [`does not say that it opens a tab: ${href}`]),
    ];
  });

const namelessGraphics: Check = (root) =>
  select(root, 'svg, img')
    .filter(
      (graphic) =>
        !graphic.closest('[aria-hidden="true"]') && !graphic.hasAttribute('aria-label') && !graphic.hasAttribute('alt'),
    )
    .map(({ outerHTML }) => `neither hidden nor named: ${outerHTML.slice(0, 60)}`);

const namelessDialogs: Check = (root) =>
  select(root, 'dialog:not([aria-labelledby], [aria-label])').map(({ id }) => `dialog without a name: ${id}`);

const checks: readonly Check[] = [
  missingTexts,
  unresolvedTexts,
  repeatedIds,
  deadReferences,
  skippedHeadings,
  unsafeLinks,
  namelessGraphics,
  namelessDialogs,
];
