import { anchorId, defineKind, listOf, pageActionSchema, textSchema, z } from '#schema/kind.ts';

/** Rings what matters most, once in each drawing. */
const ringed = z.literal(true).optional();
/** A label and its text. */
const labelled = z.strictObject({ label: textSchema, text: textSchema });

/** Who does what from which day to which, and who waits for whom. */
const track = z.strictObject({
  form: z.literal('track'),
  /** What the numbers count. @example { es: 'días', en: 'days' } */
  unit: textSchema,
  days: z.int().min(10).max(365),
  rows: listOf({
    what: textSchema,
    who: textSchema,
    /** Whose work it is, which determines the colour of the bar. */
    by: z.enum(['firm', 'client', 'other']),
    from: z.int().min(1),
    to: z.int().min(1),
    /** What it waits for, in words. */
    waits: textSchema.optional(),
    /** The rows it waits for, by their numbers: 1 is the first. */
    after: z.array(z.int().min(1)).optional(),
    ringed,
  }).min(2),
});

/** What is due on which day of a month. */
const month = z.strictObject({
  form: z.literal('month'),
  /** The month whose weekdays the sheet shows. @example '2026-07' */
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write a month as year and month: 2026-07.'),
  dates: listOf({ day: z.int().min(1).max(31), what: textSchema, who: textSchema.optional(), ringed }).min(1),
});

/** What is due in which quarter, and who signs it. */
const year = z.strictObject({
  form: z.literal('year'),
  /** What the rows list. @example { es: 'Obligación y firma', en: 'Duty and signature' } */
  heading: textSchema,
  /** The letter before a quarter's number. @example { es: 'T', en: 'Q' } */
  quarter: textSchema,
  rows: listOf({
    what: textSchema,
    who: textSchema,
    /** The months in which it is due. */
    months: z.array(z.int().min(1).max(12)).min(1),
    /** The month that is ringed. */
    ringed: z.int().min(1).max(12).optional(),
  }).min(2),
});

/** Questions, each with the page that a yes leads to; a no leads to the next one. */
const tree = z.strictObject({
  form: z.literal('tree'),
  yes: textSchema,
  no: textSchema,
  questions: listOf({
    question: textSchema,
    /** What a yes means. */
    answer: textSchema,
    leaf: pageActionSchema,
    ringed,
  }).min(2),
  /** Where the last no leads. */
  otherwise: z.strictObject({ answer: textSchema, leaf: pageActionSchema }),
});

/** One document followed through the books. */
const trace = z.strictObject({
  form: z.literal('trace'),
  /** The currency of the amounts. @example 'MXN' */
  currency: z.string().length(3),
  stations: listOf({
    place: textSchema,
    detail: textSchema.optional(),
    lines: listOf({ label: textSchema, amount: z.number() }).min(1),
  }).min(2),
  /** The result of the final check. */
  check: z.strictObject({ label: textSchema, amount: z.number() }),
});

/** The balance of each week; the lowest is ringed. */
const cash = z.strictObject({
  form: z.literal('cash'),
  /** @example { es: 'Semana', en: 'Week' } */
  week: textSchema,
  /** The amount and its unit. @example { es: 'Saldo, miles de pesos', en: 'Balance, thousands of pesos' } */
  balance: textSchema,
  weeks: z.array(z.int().min(0)).min(4).max(26),
  /** The balance that the line should stay above. */
  minimum: z.strictObject({ label: textSchema, amount: z.int().min(0) }),
  /** What to do about the lowest week, in two short lines. */
  advice: z.array(textSchema).min(1).max(2),
});

/** A page of a contract with notes in its margin. */
const margin = z.strictObject({
  form: z.literal('margin'),
  clauses: listOf({ clause: textSchema, text: textSchema, note: textSchema, ringed }).min(2),
});

/** A question with its answer, the source and the reviewer. */
const answer = z.strictObject({
  form: z.literal('answer'),
  question: labelled,
  answer: labelled,
  source: labelled,
  review: labelled.extend({ initials: textSchema }),
});

/** The index of a folder before and after. */
const index = z.strictObject({
  form: z.literal('index'),
  before: z.strictObject({ label: textSchema, files: z.array(textSchema).min(2) }),
  after: z.strictObject({
    label: textSchema,
    sections: listOf({ name: textSchema, files: listOf({ name: textSchema, ringed }).min(1) }).min(1),
  }),
});

/** A few lines, each with what it takes. */
const list = z.strictObject({
  form: z.literal('list'),
  rows: listOf({ label: textSchema, text: textSchema, ringed }).min(2),
});

/**
 * A drawing of what the client receives, as a sheet of paper. It is labelled as a sample and contains no data of
 * clients. It is beside the heading of a hero (`hero({ specimen: specimen({ … }) })`), or a block of its own.
 * @example specimen({ title: …, drawing: { form: 'cash', … }, note: … })
 */
export const specimen = defineKind('specimen', {
  id: anchorId.optional(),
  title: textSchema,
  drawing: z.discriminatedUnion('form', [track, month, year, tree, trace, cash, margin, answer, index, list]),
  /** One sentence that says what to do with the document. */
  note: textSchema,
}).with({ messages: ['specimen.label'] });
