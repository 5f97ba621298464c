import { counted } from '../counted.ts';

/** The first few of a list, and how many more there are. */
export function some(items: readonly string[], limit = 6): string {
  return items.length <= limit + 1
    ? items.join(', ')
    : `${items.slice(0, limit).join(', ')} and ${items.length - limit} more`;
}

/** `2 routes added: /a, /b`; nothing where there is nothing to tell. */
export function listing(items: readonly string[], noun: string, verb: string, plural?: string): string[] {
  return items.length === 0 ? [] : [`${counted(items.length, noun, plural)} ${verb}: ${some(items)}`];
}

/** A value in a few words. */
export function brief(value: unknown): string {
  if (value === undefined) return 'nothing';
  const whole = JSON.stringify(value);
  return whole.length > 60 ? `${whole.slice(0, 57)}…` : whole;
}

/** How much of a long value is shown, and how much of that is what both have before the first difference. */
const [shown, before] = [57, 20];

/** Words and what they became, in brief: of long ones the part that differs. */
export function excerpts(was: string, now: string): readonly [string, string] {
  const [left, right] = [[...was], [...now]];
  const first = left.findIndex((character, index) => character !== right[index]);
  const alike = first < 0 ? left.length : first;
  const start = Math.max(left.length, right.length) > shown + 3 ? Math.max(0, alike - before) : 0;
  const part = (whole: readonly string[]): string => {
    const end = whole.length - start > shown + 3 ? start + shown : whole.length;
    return `${start > 0 ? '…' : ''}${whole.slice(start, end).join('')}${end < whole.length ? '…' : ''}`;
  };
  return [part(left), part(right)];
}

/** One value and what it became, in a few words. */
export function contrast(was: unknown, now: unknown): string {
  return excerpts(JSON.stringify(was) ?? 'nothing', JSON.stringify(now) ?? 'nothing').join(' → ');
}

/** What only the second list has, and what only the first one has; something that stands in it twice counts twice. */
export function compared(before: readonly string[], after: readonly string[]): { added: string[]; removed: string[] } {
  const left = [...before];
  const added = after.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return { added, removed: left };
}
