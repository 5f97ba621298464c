import type { ArticleFile, RouteEntry } from '#contract';
import { images } from '#generated/media.ts';
import { authorData } from '../../articles/author-data.ts';
import { fillIn } from '../../articles/words.ts';
import { marks } from '../../articles/marks.ts';
import { minutesOf, textIn, type ArticleIndex } from '../../articles/teasers.ts';
import { articleView } from '../../articles/view.ts';
import {
  AUTHOR,
  BODY,
  DATA_SLOT,
  MARKUP_SLOTS,
  MODEL_DATE,
  MODEL_LINK,
  SLOT,
  slot,
  slotTexts,
} from '../../renderer/article-model.ts';
import { longDate } from '../../renderer/article-text.ts';
import { escapeHtml } from '../escape-html.ts';
import { shareAddress, shareType } from '../share/address.ts';

/** An article's page, and what of it is the article's own. */
export interface FilledPage {
  readonly html: string;
  /** Its text as it stands in the page. */
  readonly markup: string;
  /** What else it says: plain words, each escaped where it stands. */
  readonly words: readonly string[];
}

/** Makes an article's page in the model's language. */
export type FillModel = (article: ArticleFile, slug: string, route: RouteEntry) => FilledPage;

/** What else there is to know for it. */
export interface Filling {
  readonly index: ArticleIndex;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** A text that all pages share. */
  readonly shared: (key: string) => string;
}

const DATA_IN_QUOTES = new RegExp(`"(${slot(`${DATA_SLOT}\\w+`)})"`, 'gu');

interface Slot {
  readonly name: string;
  /** Writes a text as it has to be written where the slot is. */
  readonly write: (text: string) => string;
}

const DATA_SCRIPT = '<script type="application/ld+json">';

/** As `scriptOf` of renderer/structured-data.ts writes it, inside a string. */
function asData(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
}

function asItIs(text: string): string {
  return text;
}

const markupSlots: readonly string[] = [BODY, ...Object.values(MARKUP_SLOTS)];

/**
 * Reads the model's finished page once. What it gives writes each article's page, the same to the byte as if all of it had
 * been rendered for the article, in a hundredth of the time.
 */
export function modelFiller(
  model: string,
  locale: RouteEntry['locale'],
  { index, origin, shared }: Filling,
): FillModel {
  const note = MODEL_LINK.exec(model)?.[1];
  if (note === undefined)
    throw new Error(
      'The page of the articles’ model shows no link: site/blocks/article/component.tsx has to write its text by articleMarkup().',
    );
  const pieces = piecesOf(model.replace(MODEL_LINK, ''), locale);
  return (article, slug, route) => {
    const { date, own } = article;
    const words = article[locale];
    const texts = new Map(slotTexts(words));
    const t = (key: string): string => (key.startsWith(SHARED) ? shared(key.slice(SHARED.length)) : textIn(words, key));
    const { author = AUTHOR, html: body = BODY, updated } = own ?? {};
    if (body === BODY) textOf(texts, BODY, slug);
    const parts = { author, html: body, ...(updated !== undefined && { updated }) };
    const view = articleView({
      locale,
      date,
      own: parts,
      t,
      note,
      images,
      among: { slug, minutes: minutesOf(article, locale), index },
    });
    texts.set('slug', slug).set('date', date).set('longDate', longDate(date, locale));
    texts.set('share', shareAddress(route)).set('shareType', shareType(route));
    texts.set(
      'shareAlt',
      route.shareImagePage && !route.ownShareImage
        ? shared(`routes.${route.shareImagePage}`)
        : titleOf(t('title'), shared),
    );
    const said = new Map(texts);
    said
      .set(BODY, view.text)
      .set(MARKUP_SLOTS.by, view.by)
      .set(MARKUP_SLOTS.related, view.related ?? '')
      .set(MARKUP_SLOTS.mark, marks(index.articles, slug));
    said.set(`${DATA_SLOT}author`, dataOf(authorData(parts, { origin, locale, t })));
    const html = pieces
      .map((piece) => (typeof piece === 'string' ? piece : piece.write(textOf(said, piece.name, slug))))
      .join('');
    texts.delete(BODY);
    return { html, markup: view.text, words: [...texts.values()] };
  };
}

function textOf(texts: ReadonlyMap<string, string>, name: string, slug: string): string {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`The article "${slug}" has no ${name}: run npm run generate.`);
  return text;
}

const SHARED = 'shared:';

/** An article's title as the head of its page says it. */
function titleOf(title: string, shared: Filling['shared']): string {
  return fillIn(shared('title.pattern'), { title });
}

/** What stands in the place of the author's slot: its properties, the first of which the slot is the value of. */
function dataOf({ author, ...others }: ReturnType<typeof authorData>): string {
  const rest = JSON.stringify(others).slice(1, -1);
  return (JSON.stringify(author) + (rest === '' ? '' : `,${rest}`)).replaceAll('<', '\\u003c');
}

/** The page's constant parts and its slots, in turn. */
function piecesOf(model: string, locale: RouteEntry['locale']): readonly (string | Slot)[] {
  const marked = model.replaceAll(longDate(MODEL_DATE, locale), slot('longDate')).replaceAll(MODEL_DATE, slot('date'));
  let data = false;
  // Data stands in the place of a text, and takes its quotes away with it.
  const split = marked.replaceAll(DATA_IN_QUOTES, (_, inside: string) => inside).split(SLOT);
  return split.map((piece, index) => {
    if (index % 2 === 1)
      return {
        name: piece,
        write:
          piece.startsWith(DATA_SLOT) || (markupSlots.includes(piece) && !data) ? asItIs : data ? asData : escapeHtml,
      };
    const [opened, closed] = [piece.lastIndexOf(DATA_SCRIPT), piece.lastIndexOf('</script>')];
    if (opened !== closed) data = opened > closed;
    return piece;
  });
}
