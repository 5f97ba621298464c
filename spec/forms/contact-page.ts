import { defineForm, emailField, from, fromOrNull, telField, textareaField, textField } from '#schema';
import { missing, rows } from './shared.ts';

/** The message form of the contact page. */
export default defineForm({
  id: 'contact-page',
  table: 'leads',
  fields: {
    name: textField({ es: 'Nombre', en: 'Name' }, { required: true, missing: missing.name, autocomplete: 'name' }),
    email: emailField({ es: 'Correo electrónico', en: 'E-mail' }, { required: true, missing: missing.email }),
    phone: telField(
      { es: 'Teléfono', en: 'Phone' },
      {
        persist: false,
        // The number is not stored, so a visitor who wants to be called has to say so where it is.
        help: {
          es: 'Si prefiere que le llamemos, escríbalo también en el mensaje: este campo no se guarda.',
          en: 'If you’d rather have a call, put it in your message too: this field isn’t saved.',
        },
      },
    ),
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
  analytics: [{ event: 'form_submit', params: { form_type: 'contact-page' } }],
});
