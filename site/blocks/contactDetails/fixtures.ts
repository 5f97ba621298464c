import { contactDetails } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'contactDetails'>[] = [
  {
    name: 'smallest',
    says: 'The four ways to reach the firm with a few words each; the values come from spec/site.ts.',
    block: contactDetails({
      heading: words({ es: 'Datos de contacto', en: 'Contact details' }),
      email: {
        title: words({ es: 'Correo', en: 'E-mail' }),
        text: words({ es: 'A cualquier hora.', en: 'At any hour.' }),
      },
      phone: {
        title: words({ es: 'Teléfono', en: 'Telephone' }),
        text: words({ es: 'Para lo urgente.', en: 'For what is urgent.' }),
      },
      office: {
        title: words({ es: 'Oficina', en: 'Office' }),
        text: words({ es: 'Con cita.', en: 'By appointment.' }),
      },
      hours: {
        title: words({ es: 'Horario', en: 'Hours' }),
        text: words({ es: 'Centro de México.', en: 'Central Mexico.' }),
      },
    }),
  },
  {
    name: 'full',
    says: 'With an id to jump to, and sentences that say which way suits what. The heading is read out, not seen.',
    block: contactDetails({
      id: 'datos',
      heading: words({ es: 'Dónde y cuándo encontrarnos', en: 'Where and when to find us' }),
      email: {
        title: words({ es: 'Correo electrónico', en: 'E-mail' }),
        text: words({
          es: 'Útil si hay antecedentes que contar. Los documentos confidenciales, mejor por el canal que le indicaremos al responderle.',
          en: 'Best when there is some history to tell. Confidential documents are better sent through the channel that we name when we answer.',
        }),
      },
      phone: {
        title: words({ es: 'Teléfono y mensajería', en: 'Telephone and messaging' }),
        text: words({
          es: 'Para lo que no puede esperar: un plazo que vence o una visita de la autoridad.',
          en: 'For what cannot wait: a deadline about to expire, or a visit from the authority.',
        }),
      },
      office: {
        title: words({ es: 'Oficina', en: 'Office' }),
        text: words({
          es: 'Recibimos con cita, para que le atienda quien conoce el tema.',
          en: 'We see visitors by appointment, so that someone who knows the subject is there.',
        }),
      },
      hours: {
        title: words({ es: 'Horario de atención', en: 'Opening hours' }),
        text: words({
          es: 'Hora del centro de México. Los días inhábiles del SAT también lo son aquí.',
          en: 'Central Mexico time. Days on which the tax authority is closed are days off here as well.',
        }),
      },
    }),
  },
];
