import { contactSection, defineFooter, defineHeader, linkSection, linkTo } from '#schema';

/** What stands at the top of every page, beside the logo. */
export const header = defineHeader({
  entries: [{ link: linkTo('treatments') }, { link: linkTo('prices') }, { link: linkTo('contact') }],
  action: linkTo('home', { es: 'Pedir cita', en: 'Appointments', fr: 'Rendez-vous' }, { hash: 'cita' }),
});

/** What stands at the foot of every page: two columns. */
export const footer = defineFooter({
  columns: [
    {
      sections: [
        linkSection('clinic', { es: 'La clínica', en: 'The clinic', fr: 'La clinique' }, [
          linkTo('treatments'),
          linkTo('clinic'),
          linkTo('prices'),
          linkTo('advice'),
          linkTo('article', {
            es: 'Antes de la primera cita',
            en: 'Before the first appointment',
            fr: 'Avant le premier rendez-vous',
          }),
          linkTo('privacy'),
        ]),
      ],
    },
    { width: 1.4, sections: [contactSection({ es: 'Visítenos', en: 'Visit us', fr: 'Nous rendre visite' })] },
  ],
});
