import { fieldKinds } from '../schema/index.ts';

/**
 * The properties that the positional arguments of each helper become: `linkTo('home', label)` returns an object whose
 * `page` is the first argument and whose `label` is the second. Further arguments are objects whose properties are
 * copied. Helpers that are not listed take only such objects, or return their argument.
 */
const positional: Readonly<Record<string, readonly string[]>> = {
  linkTo: ['page', 'label'],
  jumpTo: ['hash', 'label'],
  book: ['calendar', 'label'],
  chat: ['label'],
  phone: ['label'],
  email: ['label'],
  url: ['url', 'label'],
  command: ['command', 'label'],
  signOut: ['', 'label'],
  alert: ['error', 'label'],
  openDialog: ['dialog', 'label'],
  message: ['name'],
  linkSection: ['id', 'heading', 'links'],
  servicesSection: ['heading', 'id'],
  contactSection: ['heading'],
  consentSection: [],
  openingHours: ['hours'],
  countOf: ['of', 'called'],
  from: ['field'],
  fromOrNull: ['field'],
  html: ['html'],
  template: ['template'],
  literal: ['value'],
  now: [],
  days: ['count'],
  months: ['count'],
  today: ['fromToday'],
  option: ['value', 'label'],
  ...Object.fromEntries(Object.keys(fieldKinds).map((helper) => [helper, ['label']])),
};

/** The helpers with positional arguments. */
export const positionalHelpers: readonly string[] = Object.keys(positional);

/** The properties that a helper's positional arguments become; '' for an object whose properties are copied. */
export function argumentNames(helper: string): readonly string[] {
  return positional[helper] ?? [];
}
