import type { Json } from '../../contract.ts';
import { isObject, stringIn } from '../places.ts';

/** When an article is published: not yet, with the next build, or with the first build after a given time. */
export type Publication = 'draft' | 'now' | 'later';

type Entry = Readonly<Record<string, Json>>;

/** @param now the firm's local time, `2027-01-15T09:00` */
export function publicationOf(entry: Json | undefined, now: string): Publication {
  if (!isObject(entry)) return 'now';
  if (entry['draft'] === true) return 'draft';
  return stringIn(entry, 'publish') > now ? 'later' : 'now';
}

/** The next day at nine: the default time for a scheduled article. */
function nextMorning(now: string): string {
  const day = new Date(`${now.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return `${day.toISOString().slice(0, 10)}T09:00`;
}

/** Changes when an article is published. A scheduled article has no `date`; other dates are not in the future. */
export function withPublication(entry: Json | undefined, publication: Publication, now: string): Json {
  const { draft: _, publish, date, ...rest } = isObject(entry) ? entry : ({} as Entry);
  const today = now.slice(0, 10);
  if (publication === 'later')
    return { ...rest, publish: typeof publish === 'string' && publish > now ? publish : nextMorning(now) };
  const day = typeof date === 'string' && date !== '' && date <= today ? date : today;
  return { ...rest, date: day, ...(publication === 'draft' && { draft: true }) };
}
