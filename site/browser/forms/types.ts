import type { FieldProblem, FormOf, OutcomeOf } from '#contract';

/** A form in one language. */
export type LocalForm = FormOf<string>;

/** One outcome in the visitor's language. */
export type FormOutcome = OutcomeOf<string>;

/** The props of a form's island, which are part of the page. The rest is loaded when the form is touched. */
export interface FormProps {
  readonly form: string;
  /** The alert that is shown if the code of the form fails to load. */
  readonly failure: Pick<FormOutcome, 'title' | 'message'>;
  /** The button of that alert. */
  readonly close: string;
}

/** What the form shows after an attempt to send it. */
export interface FormResult {
  readonly problems?: readonly FieldProblem[];
  readonly outcome?: FormOutcome | undefined;
}

/** A form that React has taken over. */
export interface DrawnForm {
  readonly form: LocalForm;
  draw(result: FormResult): void;
}
