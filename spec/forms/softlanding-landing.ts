import { defineForm, emailField, from, fromOrNull, selectField, textareaField, textField } from '#schema';
import { companyTypes, countries, missing, rows } from './shared.ts';

/** The request of a foreign company on the soft-landing landing page. */
export default defineForm({
  id: 'softlanding-landing',
  table: 'softlanding_requests',
  fields: {
    fullName: textField(
      { es: 'Nombre completo', en: 'Full name' },
      { required: true, missing: missing.fullName, autocomplete: 'name' },
    ),
    email: emailField({ es: 'Correo electrónico', en: 'E-mail' }, { required: true, missing: missing.email }),
    country: selectField(
      { es: 'País de origen', en: 'Country of origin' },
      { required: true, missing: missing.country, options: countries },
    ),
    companyType: selectField(
      { es: 'Tipo de empresa', en: 'Type of company' },
      { required: true, missing: missing.companyType, options: companyTypes },
    ),
    message: textareaField(
      { es: 'Mensaje', en: 'Message' },
      {
        rows: rows.description,
        help: {
          es: 'Su actividad, lo que quiere hacer en México y qué documentos de su empresa ya tiene listos.',
          en: 'Your business, what you want to do in Mexico and which company documents you already have.',
        },
      },
    ),
  },
  payload: {
    nombre: from('fullName'),
    correo: from('email'),
    pais_origen: from('country'),
    tipo_empresa: from('companyType'),
    mensaje: fromOrNull('message'),
  },
  submit: { es: 'Enviar solicitud', en: 'Send request' },
  outcomes: {
    invalid: 'lead.missing',
    success: 'lead.success',
    databaseError: 'lead.saveError',
    connectionError: 'lead.saveError',
    rateLimited: 'form.rateLimited',
  },
  then: { navigate: 'thanks' },
  analytics: [{ event: 'form_submit', params: { form_type: 'softlanding-landing' } }],
});
