import {
  defineForm,
  emailField,
  from,
  fromOrNull,
  option,
  selectField,
  telField,
  textareaField,
  textField,
} from '#schema';
import { missing, rows } from './shared.ts';

/** The assessment request of the fintech landing page. */
export default defineForm({
  id: 'fintech',
  table: 'softlanding_requests',
  fields: {
    nombre: textField({ es: 'Nombre', en: 'Name' }, { required: true, missing: missing.name, autocomplete: 'name' }),
    correo: emailField({ es: 'Correo electrónico', en: 'E-mail' }, { required: true, missing: missing.email }),
    empresa: textField(
      { es: 'Empresa', en: 'Company' },
      { required: true, missing: missing.company, autocomplete: 'organization', persist: false },
    ),
    telefono: telField(
      { es: 'Teléfono', en: 'Phone' },
      {
        required: true,
        missing: missing.telephone,
        persist: false,
        help: {
          es: 'Para una llamada, escríbalo también en el mensaje: empresa y teléfono no se guardan.',
          en: 'For a call, put it in your message too: company and phone aren’t saved.',
        },
      },
    ),
    tipoEmpresa: selectField(
      { es: 'Tipo de entidad', en: 'Type of entity' },
      {
        required: true,
        missing: { es: 'Elija el tipo de entidad.', en: 'Choose the type of entity.' },
        help: {
          es: 'Si aún no lo sabe, elija la más parecida.',
          en: 'If you don’t know yet, choose the closest one.',
        },
        options: [
          option('fintech-startup', { es: 'Startup fintech', en: 'Fintech startup' }),
          option('itf', {
            es: 'Institución de tecnología financiera (ITF), incluido el financiamiento colectivo',
            en: 'Financial technology institution (ITF), crowdfunding included',
          }),
          option('ifp', { es: 'Fondos de pago (IFP)', en: 'Payment funds (IFP)' }),
          option('ifpe', {
            es: 'Institución de fondos de pago electrónico (IFPE)',
            en: 'Electronic payment funds institution (IFPE)',
          }),
          option('sofom', {
            es: 'Sociedad financiera de objeto múltiple (SOFOM)',
            en: 'Multiple-purpose finance company (SOFOM)',
          }),
          option('sofipo', { es: 'Sociedad financiera popular (SOFIPO)', en: 'Popular finance company (SOFIPO)' }),
          option('centro-cambiario', { es: 'Centro cambiario', en: 'Currency exchange center (centro cambiario)' }),
          option('transmisor-dinero', { es: 'Transmisor de dinero', en: 'Money transmitter' }),
          option('otro', { es: 'Otro', en: 'Other' }),
        ],
      },
    ),
    mensaje: textareaField(
      { es: 'Mensaje', en: 'Message' },
      {
        rows: rows.message,
        help: {
          es: 'Qué hace su producto y en qué etapa está, sin datos de sus clientes.',
          en: 'What your product does and what stage it’s at, without your clients’ details.',
        },
      },
    ),
    pais_origen: textField(
      { es: 'País de origen de la empresa', en: 'The company’s country of origin' },
      { initial: 'México' },
    ),
  },
  payload: {
    nombre: from('nombre'),
    correo: from('correo'),
    tipo_empresa: from('tipoEmpresa'),
    pais_origen: from('pais_origen'),
    mensaje: fromOrNull('mensaje'),
  },
  submit: { es: 'Solicitar diagnóstico', en: 'Request an assessment' },
  outcomes: {
    invalid: 'fintech.missing',
    success: 'fintech.success',
    databaseError: 'fintech.saveError',
    connectionError: 'fintech.connectionError',
    rateLimited: 'form.rateLimited',
  },
  then: { navigate: 'thanks' },
  analytics: [{ event: 'form_submit', params: { form_type: 'fintech' } }],
});
