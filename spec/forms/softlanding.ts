import { defineForm, emailField, from, fromOrNull, selectField, textareaField, textField } from '#schema';
import { companyTypes, countries, missing, rows } from './shared.ts';

/** The request for a free consultation on the soft-landing page. */
export default defineForm({
  id: 'softlanding',
  table: 'softlanding_requests',
  fields: {
    name: textField({ es: 'Nombre', en: 'Name' }, { required: true, missing: missing.name, autocomplete: 'name' }),
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
          es: 'Qué hará la empresa en México, quiénes serán los socios y para cuándo necesita operar.',
          en: 'What the company will do in Mexico, who the shareholders will be and when you need to be operating.',
        },
      },
    ),
  },
  payload: {
    nombre: from('name'),
    correo: from('email'),
    pais_origen: from('country'),
    tipo_empresa: from('companyType'),
    mensaje: fromOrNull('message'),
  },
  submit: { es: 'Solicitar consulta gratuita', en: 'Request a free consultation' },
  outcomes: {
    invalid: 'lead.missing',
    success: 'lead.success',
    databaseError: 'lead.saveError',
    connectionError: 'lead.saveError',
    rateLimited: 'form.rateLimited',
  },
  then: { navigate: 'thanks' },
  analytics: [{ event: 'form_submit', params: { form_type: 'softlanding' } }],
});
