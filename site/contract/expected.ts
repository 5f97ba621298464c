import type { PayloadSource } from '#schema';
import type { AfterSuccess, AnswerProblem, DayLimit, FieldControl, FormEvent, OutcomeName } from './form.ts';
import type { RouteEntry } from './route.ts';

/** What the spec says of an address: a case of `tests/generated/routes.test.ts`. */
export interface ExpectedRoute extends Pick<
  RouteEntry<string>,
  'url' | 'locale' | 'canonical' | 'alternates' | 'status' | 'indexable'
> {
  readonly page: string;
  readonly title: string;
}

/** What the spec says of an article that is not public: a case of `tests/generated/routes.test.ts`. */
export interface ExpectedUnpublished {
  readonly url: string;
  readonly locale: string;
  readonly slug: string;
  /** When it appears, in the firm's time zone; never, as long as it is a draft. */
  readonly publish?: string;
}

/** A field as the spec has it, with the words for each way of getting it wrong. */
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
  /** What a number may be. */
  readonly numbers?: { readonly min: number; readonly max: number; readonly decimals: number };
  /** The days that a date may be. */
  readonly from?: DayLimit;
  readonly until?: DayLimit;
  /** The parameter of the address that a hidden field sends. */
  readonly parameter?: string;
  /** What other fields have to be for this one to be asked for. */
  readonly conditions?: readonly { readonly field: string; readonly values: readonly string[] }[];
}

/** What the visitor is told, and where. */
export interface ExpectedOutcome {
  readonly channel: string;
  readonly title?: string;
  readonly message: string;
}

/** What the spec says of a form on a page: a case of `tests/generated/forms.test.ts`. */
export interface ExpectedForm {
  readonly url: string;
  /** The dialog that the form stands in; the address opens it. */
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
  /** The control that only programs fill in. */
  readonly honeypot: string;
  readonly then: AfterSuccess<string>;
}
