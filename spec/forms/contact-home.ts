import { defineForm, emailField, from, fromOrNull, textareaField, textField } from '#schema';
import { missing, rows } from './shared.ts';

/** The contact form of the home page. */
export default defineForm({
  id: 'contact-home',
  table: 'leads',
  fields: {
    name: textField({ es: 'Nombre', en: 'Name' }, { required: true, missing: missing.name, autocomplete: 'name' }),
    email: emailField({ es: 'Correo electrónico', en: 'E-mail' }, { required: true, missing: missing.email }),
    company: textField({ es: 'Empresa', en: 'Company' }, { autocomplete: 'organization' }),
    message: textareaField(
      { es: 'Mensaje', en: 'Message' },
      {
        required: true,
        missing: missing.message,
        rows: rows.message,
        help: {
          es: 'Cuéntenos en unas líneas qué necesita resolver.',
          en: 'Tell us in a few lines what you need help with.',
        },
      },
    ),
  },
  payload: {
    name: from('name'),
    email: from('email'),
    company: fromOrNull('company'),
    message: from('message'),
  },
  submit: { es: 'Enviar mensaje', en: 'Send message' },
  outcomes: {
    invalid: 'contact.missing',
    success: 'contact.success',
    databaseError: 'contact.databaseError',
    connectionError: 'contact.connectionError',
    rateLimited: 'form.rateLimited',
  },
  then: 'clear',
  analytics: [{ event: 'form_submit', params: { form_type: 'contact-home' } }],
});
