/** The prefix of the values in a column. */
export interface Beginning {
  readonly column: string;
  readonly with: string;
}

/** How to recognise the rows of a form. */
export interface FormMark {
  readonly table: string;
  /** The prefix that only this form writes. Forms without one cannot be told apart by their rows. */
  readonly begins?: Beginning;
}

/** How to recognise the rows of each form, by form id. */
export type FormMarks = Readonly<Record<string, FormMark>>;
