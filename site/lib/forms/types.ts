import type { FormOf, OutcomeOf } from '#contract';

/** A form in one language. */
export type LocalForm = FormOf<string>;

/** What the page itself says about a form to its island. The rest comes with the rules, when the form is touched. */
export interface FormProps {
  readonly form: string;
  /** What is said when not even the form's own code can be had. */
  readonly failure: Pick<OutcomeOf<string>, 'title' | 'message'>;
  /** The button of that alert. */
  readonly close: string;
}

/** One outcome in the visitor's language. */
export type FormOutcome = OutcomeOf<string>;
