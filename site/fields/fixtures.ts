import type { ExpectedField, Localized } from '#contract';
import type { Field } from '#schema';

/** What comes before and after the free part of a text. */
export type Frame = readonly [before: string, after: string];

/** An answer that a form refuses, and the error that it shows. */
export interface WrongAnswer {
  readonly value: string;
  readonly message: string;
}

/** Examples of a kind of field: for the gallery, the tests of the forms, and the load test. */
export interface FieldFixtures<Settings extends object = object> {
  /** Fields of the gallery's form, by their names. */
  fields(words: (text: string) => Localized): Readonly<Record<string, Field>>;
  /**
   * An answer that the form accepts. Default: the first option, or a free text.
   *
   * @param free makes a unique text in the first of these frames that leaves room for it
   */
  answer?(field: ExpectedField & { settings?: Settings }, free: (...frames: readonly Frame[]) => string): string;
  /** The end of a free text, with characters that few texts have. */
  readonly ending?: string;
  /** Answers that the form refuses. Default: a text that is too long, or none where there are options. */
  wrong?(field: ExpectedField & { settings?: Settings }, locale: string): readonly WrongAnswer[];
  /** The answer as the database returns it, in text. Default: the answer. */
  stored?(answer: string): string;
}

const files = import.meta.glob<{ fixtures: FieldFixtures }>('./*/fixtures.ts', { eager: true });

/** The examples of each kind of field. */
export const fieldFixtures: Readonly<Record<string, FieldFixtures>> = Object.fromEntries(
  Object.entries(files).map(([file, { fixtures }]) => [file.split('/')[1] ?? '', fixtures]),
);
