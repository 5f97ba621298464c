import type { Localized } from '#schema';
import type { ZodMiniType } from 'zod/mini';

export type FieldControl = 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'url';

interface FieldOf<Text> {
  readonly name: string;
  readonly control: FieldControl;
  readonly required: boolean;
  readonly maxLength: number;
  readonly rows?: number;
  readonly autocomplete?: string;
  readonly inputmode?: string;
  readonly label: Text;
  readonly placeholder?: Text;
  readonly help?: Text;
  readonly options?: readonly { readonly value: string; readonly label: Text }[];
  readonly initial?: string;
}
interface OutcomeOf<Text> {
  readonly channel: 'toast' | 'inline' | 'alert' | 'page' | 'console' | 'silent';
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: Text;
  readonly message: Text;
  /** What follows success. `confirmFor`: the message takes the form's place for that many milliseconds. */
  readonly then?: 'clear' | { readonly navigate: Text } | { readonly confirmFor: number };
}
/** The texts that a form shows beyond its fields. */
export type FormTextName =
  | 'submit'
  | 'submitting'
  | 'required'
  | 'invalidEmail'
  | 'invalidUrl'
  | 'tooLong'
  | 'summaryTitle'
  | 'fieldRequired'
  | 'errorTitlePrefix'
  | 'privacy'
  | 'privacyLink'
  | 'noScript'
  | 'optional'
  | 'close'
  | 'toasts'
  | 'requiredHint'
  | 'choose'
  | 'honeypot';
export type OutcomeName = 'invalid' | 'success' | 'databaseError' | 'connectionError' | 'rateLimited';

interface FormOf<Text> {
  readonly id: string;
  readonly table: string;
  readonly fields: readonly FieldOf<Text>[];
  readonly texts: Readonly<Record<FormTextName, Text>>;
  readonly outcomes: Readonly<Record<OutcomeName, OutcomeOf<Text>>>;
  /** The name of the control that only programs fill in. */
  readonly honeypot: string;
  /** Where the privacy notice is. */
  readonly privacyHref: Text;
  readonly analytics: readonly { readonly event: string; readonly params: Readonly<Record<string, string | number>> }[];
}

/** `#generated/forms/<form>.ts`: what a form shows, in each language. */
export type CompiledForm = FormOf<Localized>;
/** The same in one language. */
export type LocalForm = FormOf<string>;
/** `#generated/forms/<form>.rules.ts`: what the browser gets of a form, to draw it again and to check and store. */
export interface FormRules {
  readonly form: CompiledForm;
  readonly table: string;
  readonly schema: ZodMiniType;
  /** Makes the row; `now` is the moment at which the message was first sent. */
  readonly toPayload: (values: never, now: string) => object;
}

/** What the page itself says about a form to its island. The rest comes with the rules, when the form is touched. */
export interface FormProps {
  /** The form's id. */
  readonly form: string;
  /** What is said when not even the form's own code can be had. */
  readonly failure: Pick<OutcomeOf<string>, 'title' | 'message'>;
  /** The button of that alert. */
  readonly close: string;
}

/** One field in the visitor's language. */
export type FormField = FieldOf<string>;
/** One outcome in the visitor's language. */
export type FormOutcome = OutcomeOf<string>;
