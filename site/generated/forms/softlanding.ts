// Generated from forms.softlanding of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledForm } from '#contract';
import { texts } from './texts.ts';

export const form: CompiledForm = {
  id: 'softlanding',
  fields: [
    {
      name: 'name',
      control: 'text',
      required: true,
      maxLength: 320,
      autocomplete: 'name',
      label: {
        es: 'Nombre',
        en: 'Name',
      },
      missing: {
        es: 'Escriba su nombre.',
        en: 'Enter your name.',
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
      },
      missing: {
        es: 'Escriba su correo electrónico.',
        en: 'Enter your e-mail address.',
      },
    },
    {
      name: 'country',
      control: 'select',
      required: true,
      maxLength: 320,
      label: {
        es: 'País de origen',
        en: 'Country of origin',
      },
      missing: {
        es: 'Elija su país de origen.',
        en: 'Choose your country of origin.',
      },
      options: [
        {
          value: 'usa',
          label: {
            es: 'Estados Unidos',
            en: 'United States',
          },
        },
        {
          value: 'canada',
          label: {
            es: 'Canadá',
            en: 'Canada',
          },
        },
        {
          value: 'spain',
          label: {
            es: 'España',
            en: 'Spain',
          },
        },
        {
          value: 'germany',
          label: {
            es: 'Alemania',
            en: 'Germany',
          },
        },
        {
          value: 'france',
          label: {
            es: 'Francia',
            en: 'France',
          },
        },
        {
          value: 'uk',
          label: {
            es: 'Reino Unido',
            en: 'United Kingdom',
          },
        },
        {
          value: 'italy',
          label: {
            es: 'Italia',
            en: 'Italy',
          },
        },
        {
          value: 'netherlands',
          label: {
            es: 'Países Bajos',
            en: 'Netherlands',
          },
        },
        {
          value: 'china',
          label: {
            es: 'China',
            en: 'China',
          },
        },
        {
          value: 'japan',
          label: {
            es: 'Japón',
            en: 'Japan',
          },
        },
        {
          value: 'south-korea',
          label: {
            es: 'Corea del Sur',
            en: 'South Korea',
          },
        },
        {
          value: 'brazil',
          label: {
            es: 'Brasil',
            en: 'Brazil',
          },
        },
        {
          value: 'colombia',
          label: {
            es: 'Colombia',
            en: 'Colombia',
          },
        },
        {
          value: 'argentina',
          label: {
            es: 'Argentina',
            en: 'Argentina',
          },
        },
        {
          value: 'chile',
          label: {
            es: 'Chile',
            en: 'Chile',
          },
        },
        {
          value: 'other',
          label: {
            es: 'Otro país',
            en: 'Another country',
          },
        },
      ],
    },
    {
      name: 'companyType',
      control: 'select',
      required: true,
      maxLength: 320,
      label: {
        es: 'Tipo de empresa',
        en: 'Type of company',
      },
      missing: {
        es: 'Elija el tipo de su empresa.',
        en: 'Choose your type of company.',
      },
      options: [
        {
          value: 'startup',
          label: {
            es: 'Startup',
            en: 'Startup',
          },
        },
        {
          value: 'tech',
          label: {
            es: 'Tecnología',
            en: 'Technology',
          },
        },
        {
          value: 'fintech',
          label: {
            es: 'Fintech',
            en: 'Fintech',
          },
        },
        {
          value: 'manufacturing',
          label: {
            es: 'Manufactura',
            en: 'Manufacturing',
          },
        },
        {
          value: 'consulting',
          label: {
            es: 'Consultoría',
            en: 'Consulting',
          },
        },
        {
          value: 'retail',
          label: {
            es: 'Venta al por menor',
            en: 'Retail',
          },
        },
        {
          value: 'commerce',
          label: {
            es: 'Comercio y distribución',
            en: 'Trade and distribution',
          },
        },
        {
          value: 'services',
          label: {
            es: 'Servicios',
            en: 'Services',
          },
        },
        {
          value: 'logistics',
          label: {
            es: 'Logística',
            en: 'Logistics',
          },
        },
        {
          value: 'healthcare',
          label: {
            es: 'Salud',
            en: 'Healthcare',
          },
        },
        {
          value: 'education',
          label: {
            es: 'Educación',
            en: 'Education',
          },
        },
        {
          value: 'other',
          label: {
            es: 'Otro',
            en: 'Other',
          },
        },
      ],
    },
    {
      name: 'message',
      control: 'textarea',
      required: false,
      maxLength: 10000,
      rows: 3,
      label: {
        es: 'Mensaje',
        en: 'Message',
      },
      help: {
        es: 'Qué hará la empresa en México, quiénes serán los socios y para cuándo necesita operar.',
        en: 'What the company will do in Mexico, who the shareholders will be and when you need to be operating.',
      },
    },
  ],
  honeypot: 'quilla',
  privacyHref: {
    es: '/privacidad',
    en: '/en/privacidad',
  },
  outcomes: {
    invalid: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: 'Por favor, completa todos los campos obligatorios.',
        en: 'Please complete all required fields.',
      },
    },
    success: {
      channel: 'toast',
      tone: 'success',
      message: {
        es: '✅ Gracias por tu interés. Pronto nos pondremos en contacto contigo.',
        en: 'Thank you for your interest. We will contact you soon.',
      },
      then: {
        navigate: {
          es: '/gracias',
          en: '/en/gracias',
        },
      },
    },
    databaseError: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
        en: 'There was a problem sending your request. Please try again later.',
      },
    },
    connectionError: {
      channel: 'toast',
      tone: 'error',
      message: {
        es: '⚠️ Hubo un problema al enviar tu solicitud. Intenta de nuevo más tarde.',
        en: 'There was a problem sending your request. Please try again later.',
      },
    },
    rateLimited: {
      channel: 'toast',
      tone: 'error',
      title: {
        es: 'Demasiados envíos seguidos',
        en: 'Too many messages at once',
      },
      message: {
        es: 'Recibimos muchos mensajes desde su conexión en poco tiempo. Espere un minuto y envíe de nuevo: lo que escribió sigue aquí. Si le urge, llámenos al +52 55 0000 0000 o escríbanos a hola@cimiento.example.',
        en: 'We received many messages from your connection in a short time. Wait a minute and send again: what you wrote is still here. If it is urgent, call +52 55 0000 0000 or write to hola@cimiento.example.',
      },
    },
  },
  texts: {
    ...texts,
    submit: {
      es: 'Solicitar consulta gratuita',
      en: 'Request a free consultation',
    },
    required: {
      es: 'Por favor, completa todos los campos obligatorios.',
      en: 'Please complete all required fields.',
    },
  },
};
