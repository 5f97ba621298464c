import { definePage, legalText } from '#schema';

/** The terms of use of the site. */
export default definePage({
  id: 'terms',
  layout: 'legal',
  title: { es: 'Términos y condiciones', en: 'Terms and conditions' },
  description: {
    es: 'Las reglas para usar este sitio, el alcance de su contenido y lo que puede esperar de una solicitud enviada por él.',
    en: 'The rules for using this site, the scope of its content and what to expect of a request sent through it.',
  },
  blocks: [
    legalText({
      heading: { es: 'Términos y condiciones', en: 'Terms and conditions' },
      updated: { es: 'Última actualización: octubre de 2026', en: 'Last updated: October 2026' },
      sections: [
        {
          id: 'uso',
          title: { es: 'Uso del sitio', en: 'Use of the site' },
          paragraphs: [{ es: 'Ningún consejo sustituye a una revisión.', en: 'No advice replaces a check-up.' }],
          list: [
            { es: 'Los precios incluyen IVA.', en: 'Prices include VAT.' },
            { es: 'Enviar un formulario no confirma una cita.', en: 'Sending a form does not confirm an appointment.' },
          ],
        },
        {
          id: 'ley-aplicable',
          title: { es: 'Ley aplicable', en: 'Governing law' },
          paragraphs: [{ es: 'Rigen las leyes de México.', en: 'The laws of Mexico apply.' }],
        },
      ],
    }),
  ],
});
