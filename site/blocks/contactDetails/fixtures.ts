import { type BlockOf, contactDetails } from '#schema';
import { type Examples, words } from '../../gallery/example.ts';

function pane(title: string, text: string): BlockOf<'contactDetails'>['email'] {
  return { title: words(title), text: words(text) };
}

export const examples: Examples<'contactDetails'> = {
  smallest: {
    says: 'The four ways to reach the firm with a few words each; the values come from spec/site.ts.',
    block: contactDetails({
      heading: words('Datos de contacto'),
      email: pane('Correo', 'A cualquier hora.'),
      phone: pane('Teléfono', 'Para lo urgente.'),
      office: pane('Oficina', 'Con cita.'),
      hours: pane('Horario', 'Centro de México.'),
    }),
  },
  full: {
    says: 'With an id to jump to, and advice on which way suits what. The heading is for screen readers only.',
    block: contactDetails({
      id: 'datos',
      heading: words('Dónde y cuándo encontrarnos'),
      email: pane('Correo electrónico', 'Los documentos confidenciales, mejor por el canal que le indicaremos.'),
      phone: pane(
        'Teléfono y mensajería',
        'Para lo que no puede esperar: un plazo que vence o una visita de la autoridad.',
      ),
      office: pane('Oficina', 'Recibimos con cita, para que le atienda quien conoce el tema.'),
      hours: pane('Horario de atención', 'Hora del centro de México. Los días inhábiles del SAT también lo son aquí.'),
    }),
  },
};
