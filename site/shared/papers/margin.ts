import { partOf, partsOf, sayAs } from './paper.ts';

/** Shows the note of the clause that the visitor chooses. */
export function margin(paper: HTMLElement): void {
  const clauses = partsOf(paper, '[data-clause]');
  for (const clause of clauses) {
    const isOpen = clause.querySelector(':checked') !== null;
    clause.toggleAttribute('data-open', isOpen);
    partOf(clause, 'b').classList.toggle('ringed', isOpen);
  }
  sayAs(paper, partOf(paper, '[data-open] [data-note]'));
}
