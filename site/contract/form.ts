import type { ComponentType } from 'react';
import type { AnalyticsEvent, ErrorEntry, Field, Form } from '#schema';
import type { Immutable, Localized } from './page.ts';

export type FieldControl = Field['control'];

/** The first or last day that a date field accepts: `2026-11-30`, or a number of days after the visitor's today. */
export type DayLimit = string | number;

/** The errors for which a field may have messages of its own. */
export type AnswerProblem = 'invalid' | 'tooEarly' | 'tooLate';

/** A field. `Text` is the type of its texts: in each language, or in the visitor's. */
export interface FieldOf<Text> {
  readonly name: string;
  readonly control: FieldControl;
  readonly required: boolean;
  /** The error if it is required and empty, in place of `fieldRequired`. */
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
  /** The first and the last day that a date field accepts. */
  readonly from?: DayLimit;
  readonly until?: DayLimit;
  /** The messages for an invalid answer; `{{day}}` is the nearest allowed day. */
  readonly messages?: Readonly<Partial<Record<AnswerProblem, Text>>>;
  /** The URL parameter of the visit's first address whose value a hidden field sends. */
  readonly parameter?: string;
  /** The class that hides the field until the field that it depends on has a matching answer. */
  readonly shownBy?: string;
}

/** What happens after success. `confirmFor`: the message takes the place of the form for that many milliseconds. */
export type AfterSuccess<Text> = 'clear' | { readonly navigate: Text } | { readonly confirmFor: number };

/** The message after a submission, and where it is shown. */
export interface OutcomeOf<Text> extends Readonly<Pick<ErrorEntry, 'channel' | 'tone'>> {
  readonly title?: Text;
  readonly message: Text;
  readonly then?: AfterSuccess<Text>;
}
export type OutcomeName = keyof Form['outcomes'];

/** The texts that all forms share. A form may override some of them. */
export type SharedFormTextName =
  | 'submit'
  | 'submitting'
  | 'invalidEmail'
  | 'incompleteEmail'
  | 'emailSuggestion'
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

/** An analytics event sent after success. */
export type FormEvent = Immutable<AnalyticsEvent>;

/** A form. `Text` is the type of its texts: in each language, or in the visitor's. */
export interface FormOf<Text> {
  readonly id: string;
  readonly fields: readonly FieldOf<Text>[];
  readonly texts: Readonly<Record<FormTextName, Text>>;
  readonly outcomes: Readonly<Record<OutcomeName, OutcomeOf<Text>>>;
  /** The name of the honeypot, which only bots fill in. */
  readonly honeypot: string;
  /** The address of the privacy notice. */
  readonly privacyHref: Text;
}

/** `#generated/forms/<form>.ts`: a form with its texts in each language. */
export type CompiledForm = FormOf<Localized>;
/** `#generated/forms/index.ts`: the forms that the server renders, by id. */
export type CompiledForms = Readonly<Record<string, CompiledForm>>;
/** `#generated/forms/texts.ts`. */
export type SharedFormTexts = Readonly<Record<SharedFormTextName, Localized>>;

/** The props of a component that renders a field. */
export interface FieldProps {
  readonly formId: string;
  readonly field: FieldOf<string>;
  readonly texts: FormOf<string>['texts'];
  readonly error?: string | undefined;
}
/**
 * `#generated/forms/controls.ts`: components of the controls that need more than a labelled box, if the site's forms
 * use them.
 */
export type FormControls = Readonly<Partial<Record<FieldControl, ComponentType<FieldProps>>>>;

/** The value of a column. */
export type Stored = string | number | boolean | null;

/**
 * A row built by a form: a value for each column. Values are strings, except in the columns of `Other`; those of
 * optional fields in `Nullable` may be `null`.
 */
export type FormRow<
  Column extends string,
  Nullable extends Column = never,
  Other extends Partial<Record<Column, number | boolean>> = object,
> = {
  readonly [C in Column]: (C extends keyof Other ? Other[C] : string) | (C extends Nullable ? null : never);
};

/** How one answer is checked. Fields with a fixed value have no rule. */
export interface AnswerRule extends Pick<
  FieldOf<string>,
  'name' | 'control' | 'required' | 'maxLength' | 'from' | 'until' | 'parameter'
> {
  /** The values among which the answer has to be. */
  readonly options?: readonly string[];
  /** The range of a number. */
  readonly limits?: { readonly min: number; readonly max: number; readonly decimals: number };
}

/** The rule that an answer breaks. */
export interface FieldProblem {
  readonly name: string;
  readonly problem: 'required' | 'tooLong' | 'invalidEmail' | 'incompleteEmail' | 'invalidUrl' | AnswerProblem;
  /** Values for the message: the range of a number, or the nearest allowed day as `YYYY-MM-DD`. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** What the browser needs to check and send a form. `Text` is the type of its texts, as in `FormOf`. */
export interface FormRules<Text = Localized> {
  readonly table: string;
  /** The name of the honeypot, a control that only bots fill in: the database stores such messages as spam. */
  readonly honeypot: string;
  readonly fields: readonly AnswerRule[];
  /**
   * The names of the fields that these answers hide, if the form has conditional fields. Hidden fields are not checked
   * and count as empty.
   */
  readonly hidden?: (values: never) => readonly string[];
  /** Builds the row; `now` is the time of the first attempt to send the message. */
  readonly toPayload: (values: never, now: string) => Readonly<Record<string, Stored>>;
  readonly analytics: readonly FormEvent[];
  readonly submitting: Text;
  readonly success: OutcomeOf<Text>;
}
/** `#generated/forms/rules.ts`: the rules of all forms, by the form's id. */
export type AllFormRules = Readonly<Record<string, FormRules>>;
/** `#generated/forms/load.ts`: functions that import a form with its texts, by the form's id. */
export type FormLoaders = Readonly<Record<string, () => Promise<{ readonly form: CompiledForm }>>>;
