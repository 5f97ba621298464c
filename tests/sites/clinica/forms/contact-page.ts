import { defineForm, emailField, from, fromOrNull, telField, textareaField, textField } from '#schema';
import { missing } from './missing.ts';
import { rows } from './rows.ts';

/** The message form of the contact page. */
export default defineForm({
  id: 'contact-page',
  table: 'leads',
  fields: {
    name: textField({ es: 'Nombre', en: 'Name' }, { required: true, missing: missing.name, autocomplete: 'name' }),
    email: emailField({ es: 'Correo electrónico', en: 'E-mail' }, { required: true, missing: missing.email }),
    phone: telField(
      { es: 'Teléfono', en: 'Telephone' },
      { persist: false, help: { es: 'Este número no se guarda.', en: 'We do not keep this number.' } },
    ),
    company: textField({ es: 'Empresa', en: 'Company' }, { autocomplete: 'organization' }),
    message: textareaField(
      { es: 'Mensaje', en: 'Message' },
      {
        required: true,
        missing: missing.message,
        rows: rows.message,
        help: { es: 'Qué necesita resolver.', en: 'What you need to solve.' },
      },
    ),
  },
  payload: { name: from('name'), email: from('email'), company: fromOrNull('company'), message: from('message') },
  submit: { es: 'Enviar mensaje', en: 'Send message' },
  outcomes: {
    invalid: 'contact.missing',
    success: 'contact.success',
    databaseError: 'contact.databaseError',
    connectionError: 'contact.connectionError',
    rateLimited: 'form.rateLimited',
  },
  then: 'clear',
  analytics: [{ event: 'form_submit', params: { form_type: 'contact-page' } }],
});
