import { contactDetails } from '#schema';
import { type Example, words } from '../../gallery/example.ts';

export const examples: readonly Example<'contactDetails'>[] = [
  {
    name: 'smallest',
    says: 'The four ways to reach the firm with a few words each; the values come from spec/site.ts.',
    block: contactDetails({
      heading: words('Datos de contacto'),
      email: { title: words('Correo'), text: words('A cualquier hora.') },
      phone: { title: words('Teléfono'), text: words('Para lo urgente.') },
      office: { title: words('Oficina'), text: words('Con cita.') },
      hours: { title: words('Horario'), text: words('Centro de México.') },
    }),
  },
  {
    name: 'full',
    says: 'With an id to jump to, and advice on which way suits what. The heading is for screen readers only.',
    block: contactDetails({
      id: 'datos',
      heading: words('Dónde y cuándo encontrarnos'),
      email: {
        title: words('Correo electrónico'),
        text: words('Los documentos confidenciales, mejor por el canal que le indicaremos.'),
      },
      phone: {
        title: words('Teléfono y mensajería'),
        text: words('Para lo que no puede esperar: un plazo que vence o una visita de la autoridad.'),
      },
      office: { title: words('Oficina'), text: words('Recibimos con cita, para que le atienda quien conoce el tema.') },
      hours: {
        title: words('Horario de atención'),
        text: words('Hora del centro de México. Los días inhábiles del SAT también lo son aquí.'),
      },
    }),
  },
];
