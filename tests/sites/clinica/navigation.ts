import {
  book,
  chat,
  consentSection,
  contactSection,
  defineFooter,
  defineHeader,
  linkSection,
  linkTo,
  phone,
  servicesSection,
} from '#schema';

/** What stands at the top of every page, beside the logo. */
export const header = defineHeader({
  entries: [
    { link: linkTo('services', { es: 'Todos los Servicios', en: 'All Services' }) },
    { link: linkTo('home', { es: 'Inicio', en: 'Home' }), icon: 'house' },
  ],
  bar: [
    { link: book('newClients', { es: 'Agendar', en: 'Book' }) },
    { link: phone({ es: 'Llamar', en: 'Call' }), icon: 'phone' },
    { link: chat({ es: 'Chat', en: 'Chat' }), icon: 'chat-circle' },
  ],
});

/** What stands at the foot of every page. */
export const footer = defineFooter({
  actions: [book('newClients')],
  columns: [
    { width: 1.4, sections: [servicesSection({ es: 'Servicios', en: 'Services' })] },
    {
      sections: [
        linkSection('company', { es: 'Empresa', en: 'Company' }, [
          linkTo('company'),
          linkTo('careers'),
          linkTo('prices'),
        ]),
        linkSection('resources', { es: 'Recursos', en: 'Resources' }, [linkTo('blog'), linkTo('contact')]),
      ],
    },
    {
      width: 1.4,
      sections: [
        linkSection('legal', { es: 'Legal', en: 'Legal' }, [linkTo('privacy'), linkTo('terms')]),
        consentSection(),
        contactSection({ es: 'Contacto', en: 'Contact' }),
      ],
    },
  ],
});
