import type { FormOf, OutcomeOf } from '#contract';

/** A form in one language. */
export type LocalForm = FormOf<string>;

/**
 * The props of a form's island, which are part of the page. The rest is loaded with the rules, when the form is
 * touched.
 */
export interface FormProps {
  readonly form: string;
  /** The alert that is shown if the code of the form fails to load. */
  readonly failure: Pick<OutcomeOf<string>, 'title' | 'message'>;
  /** The button of that alert. */
  readonly close: string;
}

/** One outcome in the visitor's language. */
export type FormOutcome = OutcomeOf<string>;
