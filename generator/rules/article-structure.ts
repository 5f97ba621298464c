import { articleElements } from '../schema/index.ts';

/** Something about the HTML of an article, so many characters into it. */
export interface ArticleFault {
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

/** A heading within the HTML of an article. */
export interface ArticleHeading {
  /** Of `<h2>`, 2. */
  readonly level: number;
  readonly offset: number;
}

/** What is wrong with how the elements of an article stand within each other, and the headings among them. */
export interface Structure {
  readonly faults: readonly ArticleFault[];
  readonly headings: readonly ArticleHeading[];
}

/** The page's own heading is above the text. */
const TITLE_LEVEL = 1;

/**
 * What is doubtful about the headings of a piece of an article.
 *
 * @param before the headings of what stands above it in the same article
 */
export function headingFaults(headings: readonly ArticleHeading[], before: readonly ArticleHeading[]): ArticleFault[] {
  let level = before.at(-1)?.level ?? TITLE_LEVEL;
  return headings.flatMap(({ level: next, offset }): ArticleFault[] => {
    const above = level;
    level = next;
    if (next === TITLE_LEVEL) {
      const message = 'A second main heading: the heading of the article is the <h1> of its page.';
      return [{ offset, message, hint: 'Headings in the text begin at <h2>.' }];
    }
    if (next <= above + 1) return [];
    const message = `<h${next}> follows <h${above}>${above === TITLE_LEVEL ? ', the heading of the article' : ''}: a level is left out.`;
    return [{ offset, message, hint: `Make it <h${above + 1}>.` }];
  });
}

const known: ReadonlySet<string> = new Set(articleElements);
const tags = /<(\/?)([a-z][a-z\d]*)(?:\s[^>]*)?>/gi;

function isWordless(html: string): boolean {
  return html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
}

/** Reads how the elements of an article stand within each other. A browser closes what is open, where it likes. */
export function structureOf(html: string): Structure {
  const faults: ArticleFault[] = [];
  const headings: ArticleHeading[] = [];
  const open: { readonly name: string; readonly offset: number; readonly end: number }[] = [];
  const unclosed = ({ name, offset }: { readonly name: string; readonly offset: number }): void =>
    void faults.push({
      offset,
      message: `This <${name}> is not closed.`,
      hint: `Put </${name}> where what belongs in it ends.`,
    });
  for (const { 0: tag, 1: slash, 2: given = '', index: offset } of html.matchAll(tags)) {
    const name = given.toLowerCase();
    if (!known.has(name) || name === 'br') continue;
    if (slash === '') {
      open.push({ name, offset, end: offset + tag.length });
      const [, digit] = /^h([1-6])$/.exec(name) ?? [];
      if (digit !== undefined) headings.push({ level: Number(digit), offset });
      continue;
    }
    const at = open.findLastIndex((one) => one.name === name);
    const opened = open[at];
    if (!opened) {
      faults.push({
        offset,
        message: `This </${name}> closes nothing.`,
        hint: `Delete it, or put <${name}> where it begins.`,
      });
      continue;
    }
    open.splice(at).slice(1).forEach(unclosed);
    if (name === 'a' && isWordless(html.slice(opened.end, offset))) {
      faults.push({
        offset: opened.offset,
        message: 'This link has no words: nobody can see it or choose it.',
        hint: 'Write between <a …> and </a> what it leads to.',
      });
    }
  }
  open.forEach(unclosed);
  return { faults, headings };
}
