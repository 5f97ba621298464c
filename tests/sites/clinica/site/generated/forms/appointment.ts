// Generated from forms.appointment of the spec. Do not edit: change tests/sites/clinica/ and run `npm run generate`.
import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
  id: 'appointment',
  table: 'appointment_requests',
  fields: [
    {
      name: 'name',
      control: 'text',
      required: true,
      maxLength: 160,
      autocomplete: 'name',
      label: {
        es: 'Nombre completo',
        en: 'Full name',
        fr: 'Nom complet',
      },
    },
    {
      name: 'email',
      control: 'email',
      required: true,
      maxLength: 320,
      autocomplete: 'email',
      inputmode: 'email',
      label: {
        es: 'Correo electrónico',
        en: 'E-mail',
        fr: 'Courriel',
      },
    },
    {
      name: 'phone',
      control: 'tel',
      required: true,
      maxLength: 40,
      autocomplete: 'tel',
      inputmode: 'tel',
      label: {
        es: 'Teléfono',
        en: 'Telephone',
        fr: 'Téléphone',
      },
    },
    {
      name: 'treatment',
      control: 'select',
      required: true,
      maxLength: 40,
      label: {
        es: 'Motivo de la visita',
        en: 'Reason for the visit',
        fr: 'Motif de la visite',
      },
      options: [
        {
          value: 'check-up',
          label: {
            es: 'Revisión y limpieza',
            en: 'Check-up and cleaning',
            fr: 'Contrôle et détartrage',
          },
        },
        {
          value: 'pain',
          label: {
            es: 'Dolor o urgencia',
            en: 'Pain or emergency',
            fr: 'Douleur ou urgence',
          },
        },
        {
          value: 'orthodontics',
          label: {
            es: 'Ortodoncia',
            en: 'Orthodontics',
            fr: 'Orthodontie',
          },
        },
        {
          value: 'implant',
          label: {
            es: 'Implante',
            en: 'Implant',
            fr: 'Implant',
          },
        },
        {
          value: 'whitening',
          label: {
            es: 'Blanqueamiento',
            en: 'Whitening',
            fr: 'Blanchiment',
          },
        },
        {
          value: 'child',
          label: {
            es: 'Cita para un niño',
            en: 'Appointment for a child',
            fr: 'Rendez-vous pour un enfant',
          },
        },
        {
          value: 'other',
          label: {
            es: 'Otro motivo',
            en: 'Another reason',
            fr: 'Autre motif',
          },
        },
      ],
    },
    {
      name: 'time',
      control: 'select',
      required: true,
      maxLength: 40,
      label: {
        es: 'Momento que prefiere',
        en: 'Preferred time',
        fr: 'Moment souhaité',
      },
      options: [
        {
          value: 'morning',
          label: {
            es: 'Por la mañana',
            en: 'In the morning',
            fr: 'Le matin',
          },
        },
        {
          value: 'afternoon',
          label: {
            es: 'Por la tarde',
            en: 'In the afternoon',
            fr: 'L’après-midi',
          },
        },
        {
          value: 'saturday',
          label: {
            es: 'En sábado',
            en: 'On a Saturday',
            fr: 'Le samedi',
          },
        },
        {
          value: 'any',
          label: {
            es: 'Me da igual',
            en: 'Any time',
            fr: 'Peu importe',
          },
        },
      ],
    },
    {
      name: 'comment',
      control: 'textarea',
      required: false,
      maxLength: 2000,
      rows: 4,
      label: {
        es: 'Comentario',
        en: 'Comment',
        fr: 'Commentaire',
      },
      help: {
        es: 'No escriba aquí diagnósticos ni medicamentos: los vemos con usted en la consulta.',
        en: 'Please leave diagnoses and medicines out: we go through them with you at the appointment.',
        fr: 'N’indiquez ici ni diagnostic ni médicament : nous en parlerons ensemble lors du rendez-vous.',
      },
    },
  ],
  honeypot: 'apodo',
  privacyHref: {
    es: '/privacidad',
    en: '/en/privacidad',
    fr: '/fr/privacidad',
  },
  outcomes: {
    invalid: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: 'Faltan algunos datos. Los marcamos en el formulario.',
        en: 'Some details are missing. We have marked them in the form.',
        fr: 'Il manque quelques renseignements. Ils sont signalés dans le formulaire.',
      },
    },
    success: {
      channel: 'toast',
      tone: 'success',
      title: {
        es: 'Solicitud recibida',
        en: 'Request received',
        fr: 'Demande reçue',
      },
      message: {
        es: 'Le confirmaremos día y hora por correo en un máximo de 8 horas hábiles.',
        en: 'We will confirm the day and time by e-mail within 8 working hours.',
        fr: 'Nous vous confirmerons le jour et l’heure par courriel sous 8 heures ouvrables.',
      },
      then: 'clear',
    },
    databaseError: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: 'No pudimos guardar su solicitud. Inténtelo de nuevo en unos minutos o llámenos.',
        en: 'We could not save your request. Try again in a few minutes, or call us.',
        fr: 'Votre demande n’a pas pu être enregistrée. Réessayez dans quelques minutes ou appelez-nous.',
      },
    },
    connectionError: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: 'No pudimos guardar su solicitud. Inténtelo de nuevo en unos minutos o llámenos.',
        en: 'We could not save your request. Try again in a few minutes, or call us.',
        fr: 'Votre demande n’a pas pu être enregistrée. Réessayez dans quelques minutes ou appelez-nous.',
      },
    },
    rateLimited: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: 'Recibimos varias solicitudes seguidas desde su conexión. Espere un minuto y envíela otra vez.',
        en: 'We have received several requests from your connection. Wait a minute and send it again.',
        fr: 'Plusieurs demandes viennent d’arriver de votre connexion. Attendez une minute, puis renvoyez la vôtre.',
      },
    },
  },
  analytics: [],
  texts: {
    ...texts,
    submit: {
      es: 'Pedir la cita',
      en: 'Request the appointment',
      fr: 'Demander le rendez-vous',
    },
    required: {
      es: 'Faltan algunos datos. Los marcamos en el formulario.',
      en: 'Some details are missing. We have marked them in the form.',
      fr: 'Il manque quelques renseignements. Ils sont signalés dans le formulaire.',
    },
  },
};
