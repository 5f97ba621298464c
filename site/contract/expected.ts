import type { PayloadSource } from '#schema';
import type { AfterSuccess, FieldOf, FormRules, OutcomeName, OutcomeOf } from './form.ts';
import type { RouteEntry } from './routes.ts';

/** A route as the spec defines it: a case of `tests/generated/routes.test.ts`. */
export interface ExpectedRoute extends Pick<
  RouteEntry<string>,
  'url' | 'locale' | 'canonical' | 'status' | 'indexable'
> {
  readonly page: string;
  /** The addresses of all its versions, with `x-default`, if there are several. */
  readonly alternates: Readonly<Record<string, string>>;
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
export interface ExpectedField extends Pick<
  FieldOf<string>,
  'name' | 'control' | 'required' | 'maxLength' | 'initial'
> {
  readonly trim?: boolean;
  /** `false`: the answer is not sent. */
  readonly persist?: boolean;
  readonly options?: readonly string[];
  readonly missing: string;
  readonly tooLong: string;
  /** The settings that only its kind has, as in the spec. */
  readonly settings?: object;
  /** The range of its columns, if they store numbers. */
  readonly range?: { readonly min: number; readonly max: number };
  /** The texts of the interface that only its kind shows, by their keys. */
  readonly says?: Readonly<Record<string, string>>;
  /** The field is shown while each of these fields has one of the values. */
  readonly conditions?: readonly { readonly field: string; readonly values: readonly string[] }[];
}

/** The message after a submission, and where it is shown. */
export type ExpectedOutcome = Pick<OutcomeOf<string>, 'channel' | 'title' | 'message'>;

/** A form on a page, as the spec defines it: a case of `tests/generated/forms.test.ts`. */
export interface ExpectedForm extends Pick<FormRules, 'table' | 'analytics' | 'honeypot'> {
  readonly url: string;
  /** The dialog that contains the form; the address opens it. */
  readonly dialog?: string;
  readonly locale: string;
  readonly form: string;
  readonly fields: readonly ExpectedField[];
  readonly payload: Readonly<Record<string, PayloadSource>>;
  readonly outcomes: Readonly<Record<OutcomeName, ExpectedOutcome>>;
  readonly submit: string;
  readonly submitting: string;
  readonly close: string;
  readonly summaryTitle: string;
  readonly errorTitlePrefix: string;
  readonly then: AfterSuccess<string>;
}
