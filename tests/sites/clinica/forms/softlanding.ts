import { defineForm, emailField, from, fromOrNull, option, selectField, textareaField, textField } from '#schema';
import { missing } from './missing.ts';
import { rows } from './rows.ts';

/** The request of a foreign company for a dental plan. */
export default defineForm({
  id: 'softlanding',
  table: 'softlanding_requests',
  fields: {
    name: textField({ es: 'Nombre', en: 'Name' }, { required: true, missing: missing.name, autocomplete: 'name' }),
    email: emailField({ es: 'Correo electrónico', en: 'E-mail' }, { required: true, missing: missing.email }),
    country: selectField(
      { es: 'País de origen', en: 'Country of origin' },
      {
        required: true,
        missing: missing.country,
        options: [
          option('usa', { es: 'Estados Unidos', en: 'United States' }),
          option('canada', { es: 'Canadá', en: 'Canada' }),
          option('spain', { es: 'España', en: 'Spain' }),
          option('germany', { es: 'Alemania', en: 'Germany' }),
          option('other', { es: 'Otro país', en: 'Another country' }),
        ],
      },
    ),
    companyType: selectField(
      { es: 'Tipo de empresa', en: 'Type of company' },
      {
        required: true,
        missing: missing.companyType,
        options: [
          option('startup', { es: 'Startup', en: 'Startup' }),
          option('tech', { es: 'Tecnología', en: 'Technology' }),
          option('manufacturing', { es: 'Manufactura', en: 'Manufacturing' }),
          option('services', { es: 'Servicios', en: 'Services' }),
          option('other', { es: 'Otro', en: 'Other' }),
        ],
      },
    ),
    message: textareaField(
      { es: 'Mensaje', en: 'Message' },
      {
        rows: rows.description,
        help: { es: 'Cuántas personas llegan y cuándo.', en: 'How many people are coming, and when.' },
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
