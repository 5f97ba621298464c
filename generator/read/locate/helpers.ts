/**
 * Which properties of its value the arguments of a helper become, one after the other: `linkTo('home', label)` makes a value whose
 * `page` is the first argument and whose `label` is the second. All other arguments are objects, whose properties the value takes over.
 * A helper that is not listed here has no arguments but such objects, or gives back the one that it gets.
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
  textField: ['label'],
  emailField: ['label'],
  telField: ['label'],
  urlField: ['label'],
  textareaField: ['label'],
  selectField: ['label'],
  radioField: ['label'],
  checkboxField: ['label'],
  dateField: ['label'],
  numberField: ['label'],
  hiddenField: ['label'],
};

/** The helpers with arguments that are not objects. */
export const positionalHelpers: readonly string[] = Object.keys(positional);

/** The property that each of a helper's first arguments becomes; an empty name stands for an object's own properties. */
export function argumentNames(helper: string): readonly string[] {
  return positional[helper] ?? [];
}
