// Generated from forms.appointment of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
  id: 'appointment',
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
      name: 'reason',
      control: 'text',
      required: true,
      maxLength: 200,
      label: {
        es: 'Cuéntenos el motivo',
        en: 'Tell us the reason',
        fr: 'Précisez le motif',
      },
      missing: {
        es: 'Escriba el motivo de la visita.',
        en: 'Write the reason for the visit.',
        fr: 'Indiquez le motif de la visite.',
      },
      shownBy: 'only-appointment-reason',
    },
    {
      name: 'age',
      control: 'number',
      required: true,
      maxLength: 24,
      inputmode: 'numeric',
      label: {
        es: 'Edad del niño',
        en: 'Age of the child',
        fr: 'Âge de l’enfant',
      },
      help: {
        es: 'En años cumplidos.',
        en: 'In whole years.',
        fr: 'En années révolues.',
      },
      messages: {
        invalid: {
          es: '{{field}}: escriba un número entero de {{min}} a {{max}}.',
          en: '{{field}}: enter a whole number from {{min}} to {{max}}.',
          fr: '{{field}} : saisissez un nombre entier de {{min}} à {{max}}.',
        },
      },
      shownBy: 'only-appointment-age',
    },
    {
      name: 'day',
      control: 'date',
      required: true,
      maxLength: 10,
      label: {
        es: 'Día que prefiere',
        en: 'Preferred day',
        fr: 'Jour souhaité',
      },
      help: {
        es: 'Abrimos de lunes a sábado.',
        en: 'We are open from Monday to Saturday.',
        fr: 'Nous ouvrons du lundi au samedi.',
      },
      from: 1,
      until: 90,
      messages: {
        invalid: {
          es: '{{field}}: escriba una fecha completa, con día, mes y año.',
          en: '{{field}}: enter a complete date, with day, month and year.',
          fr: '{{field}} : saisissez une date complète, avec le jour, le mois et l’année.',
        },
        tooEarly: {
          es: '{{field}}: elija el {{day}} o un día posterior.',
          en: '{{field}}: choose {{day}} or a later day.',
          fr: '{{field}} : choisissez le {{day}} ou un jour suivant.',
        },
        tooLate: {
          es: '{{field}}: elija el {{day}} o un día anterior.',
          en: '{{field}}: choose {{day}} or an earlier day.',
          fr: '{{field}} : choisissez le {{day}} ou un jour précédent.',
        },
      },
    },
    {
      name: 'time',
      control: 'radio',
      required: true,
      maxLength: 40,
      label: {
        es: 'Momento que prefiere',
        en: 'Preferred time',
        fr: 'Moment souhaité',
      },
      missing: {
        es: 'Elija el momento que prefiere.',
        en: 'Choose the time that you prefer.',
        fr: 'Choisissez le moment souhaité.',
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
      name: 'budget',
      control: 'number',
      required: false,
      maxLength: 24,
      inputmode: 'decimal',
      label: {
        es: 'Presupuesto en pesos',
        en: 'Budget in pesos',
        fr: 'Budget en pesos',
      },
      help: {
        es: 'Si ya tiene uno de otra clínica.',
        en: 'If another clinic has given you one.',
        fr: 'Si une autre clinique vous en a remis un.',
      },
      messages: {
        invalid: {
          es: '{{field}}: escriba un número de {{min}} a {{max}}, con {{decimals}} decimales como máximo.',
          en: '{{field}}: enter a number from {{min}} to {{max}}, with at most {{decimals}} decimals.',
          fr: '{{field}} : saisissez un nombre de {{min}} à {{max}}, avec {{decimals}} décimales au plus.',
        },
      },
    },
    {
      name: 'reminder',
      control: 'checkbox',
      required: false,
      maxLength: 320,
      label: {
        es: 'Recuérdenme la cita por WhatsApp',
        en: 'Remind me of the appointment by WhatsApp',
        fr: 'Rappelez-moi le rendez-vous par WhatsApp',
      },
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
    {
      name: 'consent',
      control: 'checkbox',
      required: true,
      maxLength: 320,
      label: {
        es: 'He leído qué datos se guardan y para qué, y estoy de acuerdo.',
        en: 'I have read which data are kept and what for, and I agree.',
        fr: 'J’ai lu quelles données sont conservées et pourquoi, et je suis d’accord.',
      },
      missing: {
        es: 'Marque la casilla si está de acuerdo: sin eso no podemos guardar la solicitud.',
        en: 'Tick the box if you agree: without that we cannot keep the request.',
        fr: 'Cochez la case si vous êtes d’accord : sans cela, nous ne pouvons pas conserver la demande.',
      },
      link: {
        text: {
          es: 'qué datos se guardan y para qué',
          en: 'which data are kept and what for',
          fr: 'quelles données sont conservées et pourquoi',
        },
        href: {
          es: '/privacidad#datos',
          en: '/en/privacidad#datos',
          fr: '/fr/privacidad#datos',
        },
      },
    },
    {
      name: 'campaign',
      control: 'hidden',
      required: false,
      maxLength: 40,
      label: {
        es: 'Campaña',
        en: 'Campaign',
        fr: 'Campagne',
      },
      parameter: 'campaign',
    },
    {
      name: 'channel',
      control: 'hidden',
      required: false,
      maxLength: 3,
      label: {
        es: 'Canal',
        en: 'Channel',
        fr: 'Canal',
      },
      initial: 'web',
    },
  ],
  honeypot: 'quilla',
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
