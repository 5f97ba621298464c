import type { PayloadSource } from '#schema';
import type { AfterSuccess, AnswerProblem, DayLimit, FieldControl, FormEvent, OutcomeName } from './form.ts';
import type { RouteEntry } from './route.ts';

/** A route as the spec defines it: a case of `tests/generated/routes.test.ts`. */
export interface ExpectedRoute extends Pick<
  RouteEntry<string>,
  'url' | 'locale' | 'canonical' | 'alternates' | 'status' | 'indexable'
> {
  readonly page: string;
  readonly title: string;
}

/** An unpublished article: a case of `tests/generated/routes.test.ts`. */
export interface ExpectedUnpublished {
  readonly url: string;
  readonly locale: string;
  readonly slug: string;
  /** When it is published, in the firm's time zone; absent for a draft. */
  readonly publish?: string;
}

/** A field as the spec defines it, with its error messages. */
export interface ExpectedField {
  readonly name: string;
  readonly control: FieldControl;
  readonly required: boolean;
  readonly maxLength: number;
  readonly trim?: boolean;
  readonly initial?: string;
  readonly options?: readonly string[];
  readonly missing: string;
  readonly tooLong: string;
  readonly malformed?: string;
  /** The messages for a number or a day out of range; `{{day}}` is the nearest allowed day. */
  readonly messages?: Readonly<Partial<Record<AnswerProblem, string>>>;
  /** The range and the decimals of a number. */
  readonly numbers?: { readonly min: number; readonly max: number; readonly decimals: number };
  /** The first and the last day that a date field accepts. */
  readonly from?: DayLimit;
  readonly until?: DayLimit;
  /** The URL parameter that a hidden field sends. */
  readonly parameter?: string;
  /** The field is shown while each of these fields has one of the values. */
  readonly conditions?: readonly { readonly field: string; readonly values: readonly string[] }[];
}

/** The message after a submission, and where it is shown. */
export interface ExpectedOutcome {
  readonly channel: string;
  readonly title?: string;
  readonly message: string;
}

/** A form on a page, as the spec defines it: a case of `tests/generated/forms.test.ts`. */
export interface ExpectedForm {
  readonly url: string;
  /** The dialog that contains the form; the address opens it. */
  readonly dialog?: string;
  readonly locale: string;
  readonly form: string;
  readonly table: string;
  readonly fields: readonly ExpectedField[];
  readonly payload: Readonly<Record<string, PayloadSource>>;
  readonly outcomes: Readonly<Record<OutcomeName, ExpectedOutcome>>;
  readonly analytics: readonly FormEvent[];
  readonly submit: string;
  readonly submitting: string;
  readonly close: string;
  readonly summaryTitle: string;
  readonly errorTitlePrefix: string;
  /** The name of the honeypot, a control that only bots fill in. */
  readonly honeypot: string;
  readonly then: AfterSuccess<string>;
}
