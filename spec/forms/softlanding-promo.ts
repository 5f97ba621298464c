import { defineForm, emailField, from, option, selectField, textareaField, textField } from '#schema';
import { missing, rows } from './shared.ts';

/** The request of a technology company on the soft-landing promo page. */
export default defineForm({
  id: 'softlanding-promo',
  table: 'softlanding_requests',
  fields: {
    nombre: textField(
      { es: 'Nombre', en: 'Name' },
      { required: true, missing: missing.name, trim: true, autocomplete: 'name' },
    ),
    correo: emailField(
      { es: 'Correo electrónico', en: 'E-mail' },
      { required: true, missing: missing.email, trim: true },
    ),
    pais: textField(
      { es: 'País de origen', en: 'Country of origin' },
      { required: true, missing: missing.countryInWords, trim: true, autocomplete: 'country-name' },
    ),
    tipoEmpresa: selectField(
      { es: 'Tipo de empresa', en: 'Type of company' },
      {
        required: true,
        missing: missing.companyType,
        options: [
          option('Startup de Tecnología', { es: 'Startup de Tecnología', en: 'Technology startup' }),
          option('E-commerce / Retail', { es: 'E-commerce / Retail', en: 'E-commerce / retail' }),
          option('Servicios Profesionales', { es: 'Servicios Profesionales', en: 'Professional services' }),
          option('Servicios', { es: 'Servicios', en: 'Services' }),
          option('Comercio al por mayor', { es: 'Comercio al por mayor', en: 'Wholesale trade' }),
          option('Comercio al por menor', { es: 'Comercio al por menor', en: 'Retail trade' }),
          option('Manufactura', { es: 'Manufactura', en: 'Manufacturing' }),
          option('Otro', { es: 'Otro', en: 'Other' }),
        ],
      },
    ),
    mensaje: textareaField(
      { es: 'Mensaje', en: 'Message' },
      {
        required: true,
        missing: missing.message,
        trim: true,
        rows: rows.description,
        help: {
          es: 'Cuántas personas contratará, dónde están sus clientes y si ya trabaja con gente en México.',
          en: 'How many people you’ll hire, where your customers are and whether you already work with people in Mexico.',
        },
      },
    ),
  },
  payload: {
    nombre: from('nombre'),
    correo: from('correo'),
    pais_origen: from('pais'),
    tipo_empresa: from('tipoEmpresa'),
    mensaje: from('mensaje'),
  },
  submit: { es: 'Solicitar revisión de mi caso', en: 'Request a review of my case' },
  outcomes: {
    invalid: 'promo.missing',
    success: 'promo.success',
    databaseError: 'promo.saveError',
    connectionError: 'promo.connectionError',
    rateLimited: 'form.rateLimited',
  },
  then: { navigate: 'thanks' },
  analytics: [
    { event: 'form_submit', params: { form_type: 'softlanding-promo' } },
    {
      event: 'conversion',
      params: { value: 1000, currency: 'MXN' },
    },
  ],
});
