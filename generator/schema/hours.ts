import { z } from 'zod';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time is written 09:00.', abort: true });

/** A stretch of time on some days of the week. */
export const openingHoursSchema = z
  .strictObject({
    /** Days of the week, Monday first: `Mo`, `Tu`, `We`, `Th`, `Fr`, `Sa`, `Su`. */
    days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])).min(1),
    /** 24-hour clock, `09:00`. */
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'The firm closes before it opens: write the two parts of a day that is interrupted as two entries.',
  });
export type OpeningHours = z.infer<typeof openingHoursSchema>;
