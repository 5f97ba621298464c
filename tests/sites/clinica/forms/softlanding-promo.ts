import { defineForm, emailField, from, option, selectField, template, textareaField, textField } from '#schema';
import { missing } from './missing.ts';
import { rows } from './rows.ts';

/** The request of a new team on the promotion page. */
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
      { required: true, missing: missing.countryInWords, trim: true, autocomplete: 'country-name', initial: 'México' },
    ),
    tipoEmpresa: selectField(
      { es: 'Tipo de empresa', en: 'Type of company' },
      {
        required: true,
        missing: missing.companyType,
        options: [
          option('Startup de Tecnología', { es: 'Startup de Tecnología', en: 'Technology startup' }),
          option('Servicios', { es: 'Servicios', en: 'Services' }),
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
        max: 9_000,
        rows: rows.description,
        help: { es: 'Cuántas personas son.', en: 'How many people you are.' },
      },
    ),
  },
  payload: {
    nombre: from('nombre'),
    correo: from('correo'),
    pais_origen: from('pais'),
    tipo_empresa: from('tipoEmpresa'),
    mensaje: template('Equipo nuevo - Tipo: {{tipoEmpresa}} - {{mensaje}}'),
  },
  submit: { es: 'Solicitar revisión de mi caso', en: 'Request a review of my case' },
  outcomes: {
    invalid: 'promo.missing',
    success: 'lead.success',
    databaseError: 'promo.saveError',
    connectionError: 'promo.connectionError',
    rateLimited: 'form.rateLimited',
  },
  then: { navigate: 'thanks' },
  analytics: [
    { event: 'form_submit', params: { form_type: 'softlanding-promo' } },
    { event: 'conversion', params: { value: 1000, currency: 'MXN' } },
  ],
});
