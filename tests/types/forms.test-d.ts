/** Forms that name an unknown table, column, field, option, page or error do not compile. */
import {
  defineForm,
  emailField,
  from,
  fromOrNull,
  literal,
  now,
  option,
  radioField,
  selectField,
  textareaField,
  textField,
} from '#schema';

const label = { es: 'Nombre', en: 'Name' };
const fields = { name: textField(label), email: emailField(label), message: textareaField(label, { rows: 4 }) };
const outcomes = {
  invalid: 'contact.missing',
  success: 'contact.success',
  databaseError: 'contact.databaseError',
  connectionError: 'contact.databaseError',
  rateLimited: 'form.rateLimited',
} as const;
const rest = { id: 'contact-home', fields, outcomes, then: 'clear' as const, analytics: [] };

defineForm({ ...rest, table: 'leads', payload: { name: from('name'), company: fromOrNull('email') } });
defineForm({
  ...rest,
  table: 'career_applications',
  payload: { estado: literal('pendiente'), fecha_aplicacion: now() },
});
defineForm({ ...rest, table: 'leads', payload: {}, then: { navigate: 'thanks' } });

// @ts-expect-error -- no such table
defineForm({ ...rest, table: 'lead', payload: {} });
// @ts-expect-error -- the table has no such column
defineForm({ ...rest, table: 'leads', payload: { nombre: from('name') } });
// @ts-expect-error -- the form has no such field
defineForm({ ...rest, table: 'leads', payload: { name: from('nombre') } });
// @ts-expect-error -- no such page
defineForm({ ...rest, table: 'leads', payload: {}, then: { navigate: 'thank-you' } });
// @ts-expect-error -- no such entry of the error catalogue
defineForm({ ...rest, table: 'leads', payload: {}, outcomes: { ...outcomes, success: 'contact.sent' } });
// @ts-expect-error -- a textarea needs a number of rows
textareaField(label, {});
// @ts-expect-error -- a field has no such setting
textField(label, { mandatory: true });

const topic = selectField(label, { options: [option('tax', label), option('other', label)], initial: 'tax' });
const reason = textField(label, { showIf: { field: 'topic', is: 'other' }, autocomplete: 'organization' });
defineForm({ ...rest, fields: { topic, reason }, table: 'leads', payload: { name: fromOrNull('reason') } });
// @ts-expect-error -- the form lacks the field of the condition
defineForm({ ...rest, fields: { ...fields, reason }, table: 'leads', payload: {} });
// @ts-expect-error -- no such option
radioField(label, { options: [option('tax', label), option('other', label)], initial: 'taxes' });
// @ts-expect-error -- no such autocomplete token
textField(label, { autocomplete: 'organisation' });
