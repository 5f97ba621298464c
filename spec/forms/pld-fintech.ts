import { defineForm, emailField, from, template, textareaField, textField } from '#schema';
import { missing, rows } from './shared.ts';

/** The free assessment for financial institutions. */
export default defineForm({
  id: 'pld-fintech',
  table: 'leads',
  fields: {
    nombre: textField({ es: 'Nombre', en: 'Name' }, { required: true, missing: missing.name, autocomplete: 'name' }),
    empresa: textField(
      { es: 'Empresa', en: 'Company' },
      { required: true, missing: missing.company, autocomplete: 'organization' },
    ),
    email: emailField({ es: 'Correo electrónico', en: 'E-mail' }, { required: true, missing: missing.email }),
    descripcion: textareaField(
      { es: 'Descripción', en: 'Description' },
      {
        max: 9_000,
        rows: rows.description,
        help: {
          es: 'Qué tipo de entidad es, si ya tiene registro o autorización y qué quiere revisar.',
          en: 'What type of entity it is, whether it’s already registered or authorized, and what you want reviewed.',
        },
      },
    ),
  },
  payload: {
    name: from('nombre'),
    email: from('email'),
    company: from('empresa'),
    message: template('Diagnóstico PLD Fintech - {{descripcion}}'),
  },
  submit: { es: 'Solicitar diagnóstico gratuito', en: 'Request a free assessment' },
  outcomes: {
    invalid: 'pld.missing',
    success: 'pld.success',
    databaseError: 'pld.error',
    connectionError: 'pld.error',
    rateLimited: 'form.rateLimited',
  },
  then: { navigate: 'thanks' },
  analytics: [{ event: 'form_submit', params: { form_type: 'pld-fintech' } }],
});
