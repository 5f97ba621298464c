/** How a column begins. */
export interface Beginning {
  readonly column: string;
  readonly with: string;
}

/** By what the rows of a form are known. */
export interface FormMark {
  readonly table: string;
  /** The form's own words, with which a column begins. Rows of forms without them look alike. */
  readonly begins?: Beginning;
}

/** The forms by their ids, each with what its rows are known by. */
export type FormMarks = Readonly<Record<string, FormMark>>;
