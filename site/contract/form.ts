import type { ComponentType } from 'react';
import type { AnalyticsEvent, CompiledSettings, ErrorEntry, Field, Form, RuleSettings } from '#schema';
import type { Immutable, Localized } from './page.ts';

export type FieldControl = Field['control'];

/** A value whose texts are in each language, with them in the type `Text`. */
type InText<T, Text> = T extends Localized
  ? Text
  : T extends object
    ? { readonly [K in keyof T]: InText<T[K], Text> }
    : T;

/** A field. `Text` is the type of its texts: in each language, or in the visitor's. */
export type FieldOf<Text> = CommonField<Text> & {
  readonly [K in keyof CompiledSettings]: InText<CompiledSettings[K], Text>;
};

/** What fields of all kinds have. */
interface CommonField<Text> {
  readonly name: string;
  readonly control: FieldControl;
  readonly required: boolean;
  /** The error if it is required and empty, in place of `fieldRequired`. */
  readonly missing?: Text;
  readonly maxLength: number;
  readonly autocomplete?: string;
  readonly label: Text;
  readonly placeholder?: Text;
  readonly help?: Text;
  readonly options?: readonly { readonly value: string; readonly label: Text }[];
  readonly initial?: string;
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
/** One outcome in the visitor's language. */
export type FormOutcome = OutcomeOf<string>;
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

/** A form in the visitor's language. */
export type LocalForm = FormOf<string>;

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
 * `#generated/forms/controls.ts`: components of the kinds of fields that need more than a labelled box, if the site's
 * forms use them.
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
export interface AnswerRule
  extends Pick<CommonField<string>, 'name' | 'control' | 'required' | 'maxLength'>, Omit<RuleSettings, 'options'> {
  /** The values among which the answer has to be. */
  readonly options?: readonly string[];
}

/** What is special about the answers to a kind of field: `answer.ts` in its folder. */
export interface AnswerKind {
  /** Reads the answer if it is not the value of the control. */
  readonly read?: (rule: AnswerRule) => string | undefined;
  /** Prepares an answer for checking and sending. */
  readonly clean?: (text: string) => string;
  /** Finds the rule that an answer breaks. */
  readonly problem?: (rule: AnswerRule, text: string) => Omit<FieldProblem, 'name'> | undefined;
  /** `problem` also refuses answers that are too long. */
  readonly isBounded?: true;
  /** The value of a column, for kinds that store another value than the text. */
  readonly stored?: (text: string) => Stored;
}
/** `#generated/forms/answers.ts`: what is special about the kinds of fields that the site's forms use. */
export type AnswerKinds = Readonly<Partial<Record<FieldControl, AnswerKind>>>;

/** The rule that an answer breaks. */
export interface FieldProblem {
  readonly name: string;
  readonly problem:
    | 'required'
    | 'tooLong'
    | 'invalidEmail'
    | 'incompleteEmail'
    | 'invalidUrl'
    | keyof NonNullable<CompiledSettings['messages']>;
  /** Values for the message: the range of a number, or the nearest allowed day. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** What the browser needs to check and send a form. */
export interface FormRules {
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
  readonly submitting: Localized;
  readonly success: OutcomeOf<Localized>;
}
/** `#generated/forms/rules.ts`: the rules of all forms, by the form's id. */
export type AllFormRules = Readonly<Record<string, FormRules>>;
/** `#generated/forms/load.ts`: functions that import a form with its texts, by the form's id. */
export type FormLoaders = Readonly<Record<string, () => Promise<{ readonly form: CompiledForm }>>>;

/** What the backend accepts for one table. */
export interface TableRule {
  /** The columns that a visitor may fill. */
  readonly columns: readonly string[];
  /** The column with the person's e-mail address, if there is one. */
  readonly email?: string;
  /** How many rows one request may insert. */
  readonly maxRows: number;
  /** How long the body of a request may be, in bytes. */
  readonly maxBytes: number;
}

/** The tables that a visitor may write to, by name: `tables` of `#generated/backend.ts`. */
export type TableRules<Table extends string = string> = Readonly<Record<Table, TableRule>>;

/** How to recognise the rows of a form. */
interface FormMark {
  readonly table: string;
  /** The prefix that only this form writes in a column. Forms without one cannot be told apart by their rows. */
  readonly begins?: { readonly column: string; readonly with: string };
}

/** How to recognise the rows of each form, by form id. */
export type FormMarks = Readonly<Record<string, FormMark>>;
