import { definePage, legalText } from '#schema';

/** What the site promises to people who see, hear, move or read differently, and what is known not to be perfect. */
export default definePage({
  id: 'accessibility',
  layout: 'legal',
  title: { es: 'Declaración de accesibilidad', en: 'Accessibility statement' },
  description: {
    es: 'Qué nivel de accesibilidad ofrece este sitio, cómo lo comprobamos, qué limitaciones conocemos y a quién escribir si algo le impide usarlo.',
    en: 'The level of accessibility this site offers, how we check it, the limitations we know of and whom to contact if something keeps you from using it.',
  },
  blocks: [
    legalText({
      heading: { es: 'Declaración de accesibilidad', en: 'Accessibility statement' },
      updated: { es: 'Última actualización: noviembre de 2026', en: 'Last updated: November 2026' },
      intro: {
        es: 'Queremos que cualquier persona pueda consultar este sitio y escribirnos, con el equipo y la forma de navegar que prefiera. Aquí le decimos qué puede esperar, cómo lo comprobamos y qué nos falta.',
        en: 'We want everyone to be able to read this site and write to us, with whatever device and way of browsing they prefer. Here we explain what you can expect, how we check it and what is still missing.',
      },
      sections: [
        {
          id: 'compromiso',
          title: { es: 'Nuestro compromiso', en: 'Our commitment' },
          paragraphs: [
            {
              es: 'Diseñamos el sitio para cumplir el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2. En la práctica, esto significa que usted puede:',
              en: 'We design the site to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. In practice, this means that you can:',
            },
          ],
          list: [
            {
              es: 'Recorrer todo el sitio y enviar cualquier formulario solo con el teclado.',
              en: 'Go through the whole site and send any form with the keyboard alone.',
            },
            {
              es: 'Ampliar el texto al doble, o la página hasta 400%, sin perder contenido.',
              en: 'Double the size of the text, or zoom the page to 400%, without losing content.',
            },
            {
              es: 'Aumentar el espacio entre líneas, palabras y letras, y usar el teléfono en vertical o en horizontal.',
              en: 'Increase the spacing of lines, words and letters, and hold your phone upright or sideways.',
            },
            {
              es: 'Elegir un tema claro u oscuro, o los colores de alto contraste de su equipo.',
              en: 'Choose a light or a dark theme, or the high-contrast colors of your device.',
            },
            {
              es: 'Navegar sin animaciones, si así lo pide su equipo.',
              en: 'Browse without animations, if your device asks for that.',
            },
            {
              es: 'Saber qué falta en un formulario y en qué campo, con palabras y no solo con colores.',
              en: 'See what is missing in a form and in which field, in words and not only through colors.',
            },
          ],
        },
        {
          id: 'pruebas',
          title: { es: 'Cómo lo comprobamos', en: 'How we check it' },
          paragraphs: [
            {
              es: 'Cada versión del sitio pasa por pruebas automáticas antes de publicarse:',
              en: 'Every version of the site goes through automated tests before it is published:',
            },
          ],
          list: [
            {
              es: 'Todas las páginas, en español e inglés, se revisan con la herramienta axe en pantallas de teléfono y de escritorio.',
              en: 'All pages, in Spanish and English, are checked with the axe tool on phone and desktop screens.',
            },
            {
              es: 'Los recorridos más comunes se repiten en los motores de Chrome, Firefox y Safari.',
              en: 'The most common tasks are repeated in the engines of Chrome, Firefox and Safari.',
            },
            {
              es: 'En páginas de cada tipo se comprueba que el foco del teclado siempre se vea y que nada lo tape.',
              en: 'On pages of each kind we verify that the keyboard focus can always be seen and that nothing covers it.',
            },
          ],
        },
        {
          id: 'limitaciones',
          title: { es: 'Limitaciones que conocemos', en: 'Limitations we know of' },
          paragraphs: [
            {
              es: 'Las pruebas automáticas no descubren todas las barreras. Estas son las que conocemos hoy:',
              en: 'Automated tests do not find every barrier. These are the ones we know of today:',
            },
          ],
          list: [
            {
              es: 'El sitio aún no se ha probado con personas que usan lectores de pantalla todos los días, ni lo ha evaluado un tercero independiente.',
              en: 'The site has not yet been tested with people who use screen readers every day, nor has an independent third party assessed it.',
            },
            {
              es: 'El calendario para agendar una consulta es de otro proveedor y no podemos asegurar que sea accesible. Si le resulta difícil, llámenos al {{phone}} y agendamos la cita con usted.',
              en: 'The calendar for booking a consultation belongs to another provider, and we cannot guarantee that it is accessible. If you find it difficult, call us at {{phone}} and we will arrange the appointment with you.',
            },
            {
              es: 'Para enviar un formulario se necesita JavaScript. Sin él, puede escribirnos a {{email}}.',
              en: 'Submitting a form requires JavaScript. Without it, you can write to us at {{email}}.',
            },
          ],
        },
        {
          id: 'contacto',
          title: { es: 'Si encuentra una barrera', en: 'If you come across a barrier' },
          paragraphs: [
            {
              es: 'Escríbanos a {{email}} o llámenos al {{phone}}. Cuéntenos en qué página ocurrió, qué intentaba hacer y con qué navegador o tecnología de apoyo. Mientras lo corregimos, le daremos la información o el servicio que necesite por otro medio.',
              en: 'Write to us at {{email}} or call {{phone}}. Tell us which page it was on, what you were trying to do, and which browser or assistive technology you use. While we fix it, we will give you the information or the service you need in another way.',
            },
          ],
        },
      ],
    }),
  ],
});
