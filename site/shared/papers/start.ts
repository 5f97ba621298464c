import { cash, trace } from './amounts.ts';
import { margin, tree } from './choices.ts';
import { month, track, year } from './dates.ts';
import { textsOfPapers } from './paper.ts';
import css from './print.css?inline';

/** Functions that make the results of a paper follow its inputs, by its form. */
const updates: Readonly<Record<string, (paper: HTMLElement) => void>> = {
  cash,
  margin,
  month,
  trace,
  track,
  tree,
  year,
};

/** Makes the page's papers answer, also to what was set or pressed before this module had loaded. */
function start(): void {
  // Set by `boot.js`.
  const { pressed } = document.documentElement as { pressed?: Node };
  for (const paper of document.querySelectorAll<HTMLElement>('[data-paper]')) {
    const update = paper.querySelector('input,select') && updates[paper.dataset['paper'] ?? ''];
    if (update) {
      paper.addEventListener('input', () => update(paper));
      update(paper);
    }
    const button = paper.querySelector('[data-print]');
    button?.addEventListener('click', () => printAlone(paper));
    if (pressed && button?.contains(pressed)) printAlone(paper);
  }
}

let styles: CSSStyleSheet | undefined;

/** Prints a paper alone, with the values that the visitor has set and a sentence that says what it is. */
function printAlone(paper: HTMLElement): void {
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(css);
    document.adoptedStyleSheets.push(styles);
  }
  const around = ancestorsOf(paper);
  const sentence = Object.assign(document.createElement('p'), { textContent: textsOfPapers().printed });
  sentence.dataset['printed'] = '';
  paper.append(sentence);
  paper.dataset['printing'] = '';
  for (const element of around) element.dataset['around'] = '';
  const restore = (): void => {
    sentence.remove();
    delete paper.dataset['printing'];
    for (const element of around) delete element.dataset['around'];
  };
  addEventListener('afterprint', restore, { once: true });
  print();
}

function ancestorsOf({ parentElement }: HTMLElement): readonly HTMLElement[] {
  return parentElement && parentElement !== document.documentElement
    ? [parentElement, ...ancestorsOf(parentElement)]
    : [];
}

start();
