import css from './print.css?inline';
import { textsOfPapers } from './paper.ts';

let styles: CSSStyleSheet | undefined;

/** Prints a paper alone, with the values that the visitor has set and a sentence that says what it is. */
export function printAlone(paper: HTMLElement): void {
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
