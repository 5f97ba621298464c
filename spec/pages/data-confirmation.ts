import { definePage, image, linkTo, notice } from '#schema';

/** Where a visitor arrives after booking an appointment. */
export default definePage({
  id: 'data-confirmation',
  layout: 'message',
  title: { es: 'Confirmación de datos', en: 'Data confirmation' },
  description: {
    es: 'Sus datos quedaron registrados. Le enviaremos por correo electrónico los detalles de su cita y la forma de conectarse o llegar.',
    en: 'Your details have been recorded. We’ll e-mail you the details of your appointment and how to connect or get here.',
  },
  events: [{ event: 'ad_conversion', params: { page: 'data-confirmation' } }],
  blocks: [
    notice({
      image: image({ file: 'keys.svg', decorative: true }),
      mark: { es: 'Datos confirmados', en: 'Details confirmed' },
      heading: {
        es: 'Los detalles de su cita van en camino a su correo',
        en: 'Your appointment details are on their way to your inbox',
      },
      paragraphs: [
        {
          es: 'Le enviaremos por correo electrónico los detalles de su cita: fecha, hora y la forma de conectarse o de llegar a la oficina. Si no los ve, revise la carpeta de correo no deseado.',
          en: 'We’ll send you the details of your appointment by e-mail: date, time and how to connect or get to the office. If you don’t see them, check your spam folder.',
        },
        {
          es: 'Para aprovechar el tiempo, tenga a la mano los documentos de su asunto y anote lo que quiere preguntar. Si necesita cambiar la cita, escriba a {{email}} o llámenos al {{phone}}.',
          en: 'To make the most of the time, have your documents at hand and write down what you want to ask. If you need to change the appointment, write to {{email}} or call us at {{phone}}.',
        },
      ],
      actions: [
        linkTo('home', { es: 'Volver al inicio', en: 'Back to the home page' }),
        linkTo('contact', { es: 'Ir a contacto', en: 'Go to the contact page' }),
      ],
    }),
  ],
});
