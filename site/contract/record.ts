/** How to recognise the rows of a form. */
interface FormMark {
  readonly table: string;
  /** The prefix that only this form writes in a column. Forms without one cannot be told apart by their rows. */
  readonly begins?: { readonly column: string; readonly with: string };
}

/** How to recognise the rows of each form, by form id. */
export type FormMarks = Readonly<Record<string, FormMark>>;
