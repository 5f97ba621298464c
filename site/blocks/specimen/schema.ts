import { anchorId, day, defineKind, listOf, pageActionSchema, textSchema, z } from '#schema/kind.ts';

/** Rings what matters most, once in each drawing. */
const ringed = z.literal(true).optional();
/** A label and its text. */
const labelled = z.strictObject({ label: textSchema, text: textSchema });

/** Who does what from which day to which, and who waits for whom. Visitors may set the first day. */
const track = z.strictObject({
  form: z.literal('track'),
  /** Lets visitors set the first day. The rows then show dates, in working days of `calendar` in the spec. */
  start: z
    .strictObject({
      /** @example { es: 'Empiezo el', en: 'I start on' } */
      label: textSchema,
      /** The first day of the example. @example '2027-01-11' */
      example: day,
      /** What the first and the last date enclose. @example { es: '45 días hábiles', en: '45 working days' } */
      result: textSchema,
    })
    .optional(),
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

/** What is due on which day of a month. Visitors may choose the month and what they do. */
const month = z.strictObject({
  form: z.literal('month'),
  /** The month whose weekdays the sheet shows; in a paper with `choose`, that of the example. @example '2026-07' */
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write a month as year and month: 2026-07.'),
  /** Lets visitors choose a month of `calendar` in the spec, and an activity. */
  choose: z
    .strictObject({
      /** @example { es: 'Mes', en: 'Month' } */
      month: textSchema,
      /** @example { es: 'Actividad', en: 'Activity' } */
      activity: textSchema,
      /** The activities, each with what follows the text of the first date. The first is the example. */
      activities: listOf({ label: textSchema, what: textSchema }).min(2),
      /** What is due on the ringed date, before it. @example { es: 'el aviso vence el', en: 'the notice is due on' } */
      result: textSchema,
    })
    .optional(),
  dates: listOf({
    day: z.int().min(1).max(31),
    what: textSchema,
    who: textSchema.optional(),
    /** A day of the law. In a paper with `choose`, other dates move to the working day before. */
    fixed: z.literal(true).optional(),
    ringed,
  }).min(1),
});

/** What is due in which quarter, and who signs it. Visitors may choose what kind of entity they are. */
const year = z.strictObject({
  form: z.literal('year'),
  /** Lets visitors choose a kind of entity. */
  kinds: z
    .strictObject({
      /** @example { es: 'Somos', en: 'We are' } */
      label: textSchema,
      /** The kinds; the first is the example. */
      options: z.array(textSchema).min(2),
      /** What the number of each quarter counts. @example { es: 'fechas', en: 'dates' } */
      result: textSchema,
    })
    .optional(),
  /** What the rows list. @example { es: 'Obligación y firma', en: 'Duty and signature' } */
  heading: textSchema,
  /** The letter before a quarter's number. @example { es: 'T', en: 'Q' } */
  quarter: textSchema,
  rows: listOf({
    what: textSchema,
    who: textSchema,
    /** The kinds that it holds for, by their numbers: 1 is the first. Default: all. */
    for: z.array(z.int().min(1)).min(1).optional(),
    /** The months in which it is due. */
    months: z.array(z.int().min(1).max(12)).min(1),
    /** The month that is ringed. */
    ringed: z.int().min(1).max(12).optional(),
  }).min(2),
});

/** Questions, each with the page that a yes leads to; a no leads to the next one. Visitors may answer them in place. */
const tree = z.strictObject({
  form: z.literal('tree'),
  /** Lets visitors answer: until the first yes, this line stands in place of the result. */
  ask: textSchema.optional(),
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

/** One document followed through the books. Visitors may set its amount. */
const trace = z.strictObject({
  form: z.literal('trace'),
  /** Lets visitors set the amount; all others change in proportion. */
  base: z
    .strictObject({
      /** @example { es: 'Monto antes de IVA', en: 'Amount before VAT' } */
      label: textSchema,
      /** The amount for which the lines below are written. */
      example: z.int().min(1).max(1_000_000),
      /** The amount that the paper repeats as its result. @example { label: { es: 'Total', en: 'Total' }, amount: 116 } */
      result: z.strictObject({ label: textSchema, amount: z.number() }),
    })
    .optional(),
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

/** The balance of each week; the lowest is ringed. Visitors may postpone a payment. */
const cash = z.strictObject({
  form: z.literal('cash'),
  /** Lets visitors postpone a payment by some weeks. */
  postpone: z
    .strictObject({
      /** @example { es: 'Aplazar el pago de la semana 7', en: 'Defer the payment of week 7' } */
      label: textSchema,
      /** The week of the payment, 1 is the first, and its amount in the unit of the balance. */
      week: z.int().min(1).max(26),
      amount: z.int().min(1),
      most: z.int().min(1).max(12),
    })
    .optional(),
  /** @example { es: 'Semana', en: 'Week' } */
  week: textSchema,
  /** The amount and its unit. @example { es: 'Saldo, miles de pesos', en: 'Balance, thousands of pesos' } */
  balance: textSchema,
  weeks: z.array(z.int().min(0)).min(4).max(26),
  /** The balance that the line should stay above. */
  minimum: z.strictObject({ label: textSchema, amount: z.int().min(0) }),
  /** What the lowest week means, after its number and amount: below the minimum, or not. */
  advice: z.strictObject({ below: textSchema, above: textSchema }),
});

/** A page of a contract with notes in its margin. Visitors may open one note at a time. */
const margin = z.strictObject({
  form: z.literal('margin'),
  /** Lets visitors choose the clause whose note and new wording are shown; the ringed one is the example. */
  choose: z
    .strictObject({
      /** The name of the choice, for screen readers. @example { es: 'Nota al margen', en: 'Margin note' } */
      label: textSchema,
      /** @example { es: 'Propuesta', en: 'Proposed' } */
      proposed: textSchema,
      /** @example { es: 'Por qué', en: 'Why' } */
      why: textSchema,
    })
    .optional(),
  clauses: listOf({
    clause: textSchema,
    text: textSchema,
    /** The clause as it should read. */
    proposed: textSchema.optional(),
    /** What to ask for, and why. */
    note: textSchema,
    ringed,
  }).min(2),
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
 * clients. Most forms can be working papers, which answer to the visitor: they show a complete example until their
 * first input changes, keep nothing and send nothing. It is beside the heading of a hero (`hero({ specimen: specimen({ … }) })`), or a block of its own.
 * @example specimen({ title: …, drawing: { form: 'cash', … }, note: … })
 */
export const specimen = defineKind('specimen', {
  id: anchorId.optional(),
  title: textSchema,
  drawing: z.discriminatedUnion('form', [track, month, year, tree, trace, cash, margin, answer, index, list]),
  /** One sentence that says what to do with the document. */
  note: textSchema,
}).with({ messages: ['specimen.label', 'specimen.print', 'specimen.printed'] });
