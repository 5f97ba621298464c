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
  | 'trap';
export type OutcomeName = 'invalid' | 'success' | 'databaseError' | 'connectionError' | 'rateLimited';

interface FormOf<Text> {
  readonly id: string;
  readonly table: string;
  readonly fields: readonly FieldOf<Text>[];
  readonly texts: Readonly<Record<FormTextName, Text>>;
  readonly outcomes: Readonly<Record<OutcomeName, OutcomeOf<Text>>>;
  /** The name of the control that only programs fill in. */
  readonly trap: string;
  /** Where the privacy notice is. */
  readonly privacyHref: Text;
  readonly analytics: readonly { readonly event: string; readonly params: Readonly<Record<string, string | number>> }[];
}

/** `#generated/forms/<form>.ts`: what a form shows, in both languages. */
export type CompiledForm = FormOf<Localized>;
/** The same in one language: the props of the island. */
export type LocalForm = FormOf<string>;
/** `#generated/forms/<form>.rules.ts`: what a form checks and stores. */
export interface FormRules {
  readonly table: string;
  readonly schema: ZodMiniType;
  /** Makes the row; `now` is the moment at which the message was first sent. */
  readonly toPayload: (values: never, now: string) => object;
}

/** One field in the visitor's language. */
export type FormField = FieldOf<string>;
/** One outcome in the visitor's language. */
export type FormOutcome = OutcomeOf<string>;
