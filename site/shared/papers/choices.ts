import { partOf, partsOf, sayAs } from './paper.ts';

/*
 * The papers in which the visitor chooses what to read: `tree` asks questions, `margin` has notes on clauses.
 */

type Answer = 'yes' | 'no' | undefined;

/** What answers lead to: how many questions are asked, and the result if there is one: a question's number, or its end. */
export function outcomeOf(answers: readonly Answer[]): { readonly asked: number; readonly result?: number } {
  const stop = answers.findIndex((answer) => answer !== 'no');
  if (stop < 0) return { asked: answers.length, result: answers.length };
  return { asked: stop + 1, ...(answers[stop] === 'yes' && { result: stop }) };
}

/** Shows the next question, or the page that the answers lead to. */
export function tree(paper: HTMLElement): void {
  const questions = partsOf(paper, 'fieldset');
  const answers = questions.map((question) => question.querySelector<HTMLInputElement>(':checked')?.value as Answer);
  const { asked, result } = outcomeOf(answers);
  for (const [index, question] of questions.entries()) {
    question.hidden = index >= asked;
    partOf(question, '[value=yes] + span').classList.toggle('ringed', index === result);
  }
  sayAs(paper, partsOf(paper, '[data-leaf]')[result ?? -1] ?? partOf(paper, '[data-hint]'));
}

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
