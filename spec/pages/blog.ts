import { definePage, image, linkTo, notice } from '#schema';

/** The blog, which is yet to come. */
export default definePage({
  id: 'blog',
  layout: 'message',
  title: { es: 'Blog legal, fiscal y fintech en México', en: 'Mexico legal, tax and fintech blog' },
  description: {
    es: 'Próximamente: guías sobre cierres fiscales, contratos, regulación fintech, prevención de lavado de dinero y empresas extranjeras en México.',
    en: 'Coming soon: guides to tax year-ends, contracts, fintech regulation, anti-money-laundering and foreign companies in Mexico.',
  },
  blocks: [
    notice({
      image: image({ file: 'desk.svg', decorative: true }),
      mark: { es: 'Próximamente', en: 'Coming soon' },
      heading: { es: 'Estamos preparando el blog', en: 'We’re preparing the blog' },
      paragraphs: [
        {
          es: 'Aquí responderemos por escrito lo que nos preguntan en consulta: cómo llegar a un cierre fiscal sin pendientes, qué revisar antes de firmar con un inversionista, qué cambia en las reglas fintech y antilavado, y qué necesita una empresa extranjera para operar en México.',
          en: 'Here we’ll answer in writing what people ask us in consultations: how to reach the end of a tax year with nothing outstanding, what to check before signing with an investor, what’s changing in fintech and anti-money-laundering rules, and what a foreign company needs to operate in Mexico.',
        },
        {
          es: 'Cada artículo remitirá a la ley o a la página oficial en que se apoya. Mientras tanto, lea una muestra, sobre el primer cierre fiscal de una empresa. Para recibirlos por correo, pídanos en la página de contacto que le agreguemos al boletín.',
          en: 'Each article will cite the law or the official page it relies on. In the meantime, read a sample, about a company’s first tax year-end. To receive articles by e-mail, ask us on the contact page to add you to the newsletter.',
        },
      ],
      actions: [
        linkTo('article', { es: 'Leer la muestra', en: 'Read the sample' }),
        linkTo('contact', { es: 'Ir a contacto', en: 'Go to the contact page' }),
        linkTo('home', { es: 'Volver al inicio', en: 'Back to the home page' }),
        linkTo('contact', { es: 'Suscribirme al boletín', en: 'Subscribe to the newsletter' }, { style: 'quiet' }),
      ],
    }),
  ],
});
