import type { ComponentType } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { Localized } from './text.ts';

export type FieldControl =
  | 'text'
  | 'email'
  | 'tel'
  | 'textarea'
  | 'select'
  | 'url'
  | 'radio'
  | 'checkbox'
  | 'date'
  | 'number'
  | 'hidden';

/** The first or last day that a date field takes: `2026-11-30`, or so many days after the visitor's own today. */
export type DayLimit = string | number;

/** What can be wrong with an answer of a kind that has words of its own for it. */
export type AnswerProblem = 'invalid' | 'tooEarly' | 'tooLate';

/** A field, with its texts as `Text`: in each language, or in the visitor's own. */
export interface FieldOf<Text> {
  readonly name: string;
  readonly control: FieldControl;
  readonly required: boolean;
  /** What is said when it is empty and may not be, in place of `fieldRequired`. */
  readonly missing?: Text;
  readonly maxLength: number;
  readonly rows?: number;
  readonly autocomplete?: string;
  readonly inputmode?: 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
  readonly label: Text;
  readonly placeholder?: Text;
  readonly help?: Text;
  readonly options?: readonly { readonly value: string; readonly label: Text }[];
  readonly initial?: string;
  /** The part of the label that is a link. */
  readonly link?: { readonly text: Text; readonly href: Text; readonly external?: true };
  /** The days that a date field takes. */
  readonly from?: DayLimit;
  readonly until?: DayLimit;
  /** The messages for an invalid answer; `{{day}}` is the nearest allowed day. */
  readonly messages?: Readonly<Partial<Record<AnswerProblem, Text>>>;
  /** The parameter of the visit's first address whose value a hidden field takes. */
  readonly parameter?: string;
  /** The class by which the field is hidden as long as another one has not the answer that it depends on. */
  readonly shownBy?: string;
}

/** What follows success. `confirmFor`: the message takes the form's place for that many milliseconds. */
export type AfterSuccess<Text> = 'clear' | { readonly navigate: Text } | { readonly confirmFor: number };

/** What a visitor is told of an attempt, and where. */
export interface OutcomeOf<Text> {
  readonly channel: 'toast' | 'inline' | 'alert' | 'page' | 'console' | 'silent';
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: Text;
  readonly message: Text;
  readonly then?: AfterSuccess<Text>;
}
export type OutcomeName = 'invalid' | 'success' | 'databaseError' | 'connectionError' | 'rateLimited';

/** The texts that all forms have in common, some of which a form may replace. */
export type SharedFormTextName =
  | 'submit'
  | 'submitting'
  | 'invalidEmail'
  | 'invalidUrl'
  | 'tooLong'
  | 'summaryTitle'
  | 'fieldRequired'
  | 'errorTitlePrefix'
  | 'privacy'
  | 'privacyLink'
  | 'noScript'
  | 'notLoaded'
  | 'optional'
  | 'close'
  | 'toasts'
  | 'requiredHint'
  | 'choose'
  | 'honeypot';
/** The texts that a form shows beyond its fields. */
export type FormTextName = SharedFormTextName | 'required';

/** An event that a success reports. */
export interface FormEvent {
  readonly event: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A form, with its texts as `Text`. */
export interface FormOf<Text> {
  readonly id: string;
  readonly table: string;
  readonly fields: readonly FieldOf<Text>[];
  readonly texts: Readonly<Record<FormTextName, Text>>;
  readonly outcomes: Readonly<Record<OutcomeName, OutcomeOf<Text>>>;
  /** The name of the control that only programs fill in. */
  readonly honeypot: string;
  /** Where the privacy notice is. */
  readonly privacyHref: Text;
  readonly analytics: readonly FormEvent[];
}

/** `#generated/forms/<form>.ts`: what a form shows, in each language. */
export type CompiledForm = FormOf<Localized>;
/** `#generated/forms/index.ts`: what the server draws, by the form's id. */
export type CompiledForms = Readonly<Record<string, CompiledForm>>;
/** `#generated/forms/texts.ts`. */
export type SharedFormTexts = Readonly<Record<SharedFormTextName, Localized>>;

/** What draws one field of a form. */
export interface FieldProps {
  readonly formId: string;
  readonly field: FieldOf<string>;
  readonly texts: FormOf<string>['texts'];
  readonly disabled: boolean;
  readonly error?: string | undefined;
}
/** `#generated/forms/controls.ts`: what draws the controls that are no single box with a label, as far as a form has them. */
export type FormControls = Readonly<Partial<Record<FieldControl, ComponentType<FieldProps>>>>;

/** What a column can hold. */
export type Stored = string | number | boolean | null;

/** A row that a form makes: a value for each column, `null` where a field that may stay empty was. Texts, unless it is said. */
export type FormRow<
  Column extends string,
  Nullable extends Column = never,
  Other extends Partial<Record<Column, number | boolean>> = object,
> = {
  readonly [C in Column]: (C extends keyof Other ? Other[C] : string) | (C extends Nullable ? null : never);
};

/** `#generated/forms/<form>.rules.ts`: what the browser gets of a form, to draw it again and to check and store. */
export interface FormRules {
  readonly form: CompiledForm;
  readonly table: string;
  readonly schema: ZodMiniType;
  /** The names of the fields that these answers leave hidden, where there are any such: they are not checked, and count as empty. */
  readonly hidden?: (values: never) => readonly string[];
  /** Makes the row; `now` is the moment at which the message was first sent. */
  readonly toPayload: (values: never, now: string) => Readonly<Record<string, Stored>>;
}
/** `#generated/forms/rules.ts`: what fetches the rules, by the form's id. */
export type FormRulesLoaders = Readonly<Record<string, () => Promise<FormRules>>>;
