import { defineForm, emailField, from, option, selectField, template, textareaField, textField } from '#schema';
import { missing, rows } from './shared.ts';

/** The free assessment for companies that carry out vulnerable activities. */
export default defineForm({
  id: 'pld-vulnerables',
  table: 'leads',
  fields: {
    nombre: textField({ es: 'Nombre', en: 'Name' }, { required: true, missing: missing.name, autocomplete: 'name' }),
    empresa: textField(
      { es: 'Empresa', en: 'Company' },
      { required: true, missing: missing.company, autocomplete: 'organization' },
    ),
    email: emailField({ es: 'Correo electrónico', en: 'E-mail' }, { required: true, missing: missing.email }),
    tipoActividad: selectField(
      { es: 'Tipo de actividad', en: 'Type of activity' },
      {
        required: true,
        missing: { es: 'Elija el tipo de actividad.', en: 'Choose the type of activity.' },
        options: [
          option('Venta de inmuebles', { es: 'Venta de inmuebles', en: 'Sale of real estate' }),
          option('Venta de vehículos', { es: 'Venta de vehículos', en: 'Sale of vehicles' }),
          option('Metales y piedras preciosas', {
            es: 'Metales y piedras preciosas',
            en: 'Precious metals and stones',
          }),
          option('Construcción', { es: 'Construcción', en: 'Construction' }),
          option('Blindaje de vehículos', { es: 'Blindaje de vehículos', en: 'Vehicle armoring' }),
          option('Traslado de valores', { es: 'Traslado de valores', en: 'Transport of valuables' }),
          option('Donativos', { es: 'Donativos', en: 'Donations' }),
          option('Comercio exterior', { es: 'Comercio exterior', en: 'Foreign trade' }),
        ],
      },
    ),
    descripcion: textareaField(
      { es: 'Descripción', en: 'Description' },
      {
        max: 9_000,
        rows: rows.description,
        help: {
          es: 'Qué operaciones realiza y con qué frecuencia, sin datos de sus clientes.',
          en: 'Which transactions you carry out and how often, without your clients’ details.',
        },
      },
    ),
  },
  payload: {
    name: from('nombre'),
    email: from('email'),
    company: from('empresa'),
    message: template('Evaluación PLD Actividades Vulnerables - Tipo: {{tipoActividad}} - {{descripcion}}'),
  },
  submit: { es: 'Solicitar evaluación gratuita', en: 'Request a free assessment' },
  outcomes: {
    invalid: 'pld.missing',
    success: 'pld.success',
    databaseError: 'pld.error',
    connectionError: 'pld.error',
    rateLimited: 'form.rateLimited',
  },
  then: { navigate: 'thanks' },
  analytics: [{ event: 'form_submit', params: { form_type: 'pld-vulnerables' } }],
});
