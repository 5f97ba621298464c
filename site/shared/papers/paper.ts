import type { Locale } from '#contract';
import { paperTexts } from '#generated/browser/papers.ts';

/** The texts of papers in the language of the page. */
export function textsOfPapers(): (typeof paperTexts)[Locale] {
  // Without page-locale.ts: forms import it too, and would wait for a second file.
  return paperTexts[document.getElementById('main')?.dataset['locale'] as Locale];
}

/** An element of a paper, which its drawing always has. */
export function partOf<E extends Element = HTMLElement>(paper: Element, selector: string): E {
  const part = paper.querySelector<E>(selector);
  if (!part) throw new Error(`The paper has no ${selector}: see its drawing in site/blocks/specimen/drawings.`);
  return part;
}

/** The elements of a paper. */
export function partsOf<E extends Element = HTMLElement>(paper: Element, selector: string): readonly E[] {
  return [...paper.querySelectorAll<E>(selector)];
}

/** Writes into the element of a paper that is marked with a name, if the text has changed: results are announced. */
export function fill(paper: Element, name: string, text: string): void {
  const place = partOf(paper, `[data-fill=${name}]`);
  if (place.textContent !== text) place.textContent = text;
}

/** Announces what an element of the paper contains as its result, with its links, if it has changed. */
export function sayAs(paper: Element, source: Element): void {
  const status = partOf(paper, '[role=status]');
  if (status.textContent === source.textContent) return;
  status.replaceChildren(...[...source.childNodes].map((node) => node.cloneNode(true)));
}

/**
 * Whether the value of an input is within its limits. If not, the paper says so in place of its result.
 * @param write writes a limit for people
 */
export function isInRange(paper: Element, input: HTMLInputElement, write: (limit: string) => string): boolean {
  const { validity, min, max } = input;
  input.setAttribute('aria-invalid', String(!validity.valid));
  partOf(paper, '[data-result]').hidden = !validity.valid;
  const problem = textsOfPapers().outside.replace('{{from}}', write(min)).replace('{{to}}', write(max));
  fill(paper, 'problem', validity.valid ? '' : problem);
  return validity.valid;
}
