/** The kinds of form fields, a line each, by their helpers. CONTRIBUTING.md says how to add one. */
export { checkboxField } from './checkbox/schema.ts';
export { dateField } from './date/schema.ts';
export { emailField } from './email/schema.ts';
export { hiddenField } from './hidden/schema.ts';
export { numberField } from './number/schema.ts';
export { radioField } from './radio/schema.ts';
export { selectField } from './select/schema.ts';
export { telField } from './tel/schema.ts';
export { textField } from './text/schema.ts';
export { textareaField } from './textarea/schema.ts';
export { urlField } from './url/schema.ts';
