import { definePage, linkTo, notice } from '#schema';

/** The old address of the integrations; leads on to their set-up. */
export default definePage({
  id: 'integrations',
  layout: 'message',
  title: { es: 'Las integraciones cambiaron de lugar', en: 'Integrations have moved' },
  description: {
    es: 'La página de integraciones tiene una dirección nueva. En unos segundos le llevamos a la configuración de la integración.',
    en: 'The integrations page has a new address. In a few seconds we will take you to the set-up of the integration.',
  },
  autoRedirect: { to: 'integration-setup', after: 3000 },
  blocks: [
    notice({
      mark: { es: 'Nueva dirección', en: 'New address' },
      heading: { es: 'Esta página cambió de lugar', en: 'This page has moved' },
      paragraphs: [{ es: 'Le llevaremos ahí en unos segundos.', en: 'We will take you there in a few seconds.' }],
      actions: [
        linkTo('integration-setup', { es: 'Configurar la integración', en: 'Set up the integration' }),
        linkTo('dashboard-home', { es: 'Ir al inicio del panel', en: 'Go to the dashboard home' }),
        linkTo('dashboard', { es: 'Abrir el panel', en: 'Open the dashboard' }),
      ],
    }),
  ],
});
