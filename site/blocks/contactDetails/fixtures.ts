import { contactDetails } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'contactDetails'>[] = [
  {
    name: 'smallest',
    says: 'The four ways to reach the firm with a few words each; the values come from spec/site.ts.',
    block: contactDetails({
      heading: words('Datos de contacto', 'Contact details'),
      email: { title: words('Correo', 'E-mail'), text: words('A cualquier hora.', 'At any hour.') },
      phone: { title: words('Teléfono', 'Telephone'), text: words('Para lo urgente.', 'For what is urgent.') },
      office: { title: words('Oficina', 'Office'), text: words('Con cita.', 'By appointment.') },
      hours: { title: words('Horario', 'Hours'), text: words('Centro de México.', 'Central Mexico.') },
    }),
  },
  {
    name: 'full',
    says: 'With an id to jump to, and advice on which way suits what. The heading is for screen readers only.',
    block: contactDetails({
      id: 'datos',
      heading: words('Dónde y cuándo encontrarnos', 'Where and when to find us'),
      email: {
        title: words('Correo electrónico', 'E-mail'),
        text: words(
          'Útil si hay antecedentes que contar. Los documentos confidenciales, mejor por el canal que le indicaremos al responderle.',
          'Best when there is some history to tell. Confidential documents are better sent through the channel that we name when we answer.',
        ),
      },
      phone: {
        title: words('Teléfono y mensajería', 'Telephone and messaging'),
        text: words(
          'Para lo que no puede esperar: un plazo que vence o una visita de la autoridad.',
          'For what cannot wait: a deadline about to expire, or a visit from the authority.',
        ),
      },
      office: {
        title: words('Oficina', 'Office'),
        text: words(
          'Recibimos con cita, para que le atienda quien conoce el tema.',
          'We see visitors by appointment, so that someone who knows the subject is there.',
        ),
      },
      hours: {
        title: words('Horario de atención', 'Opening hours'),
        text: words(
          'Hora del centro de México. Los días inhábiles del SAT también lo son aquí.',
          'Central Mexico time. Days on which the tax authority is closed are days off here as well.',
        ),
      },
    }),
  },
];
