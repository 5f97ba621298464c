import { definePage, image, linkTo, notice } from '#schema';

/** The old address of the integrations; leads on to their set-up. */
export default definePage({
  id: 'integrations',
  layout: 'message',
  title: { es: 'Las integraciones cambiaron de lugar', en: 'Integrations have moved' },
  description: {
    es: 'La página de integraciones tiene una dirección nueva. En unos segundos le llevamos a la configuración de la integración.',
    en: 'The integrations page has a new address. In a few seconds we’ll take you to the integration setup.',
  },
  autoRedirect: { to: 'integration-setup', after: 3000 },
  blocks: [
    notice({
      image: image({ file: 'dark-window.svg', decorative: true }),
      mark: { es: 'Nueva dirección', en: 'New address' },
      heading: { es: 'Esta página cambió de lugar', en: 'This page has moved' },
      paragraphs: [
        {
          es: 'Las integraciones se configuran ahora en otra dirección. Le llevaremos ahí en unos segundos; si su navegador no avanza, use el primer botón.',
          en: 'Integrations are now set up at another address. We’ll take you there in a few seconds; if your browser doesn’t move on, use the first button.',
        },
        {
          es: 'El panel se publicará en un ambiente independiente. Si la página nueva todavía no responde, escríbanos a {{email}}.',
          en: 'The dashboard will be published in a separate environment. If the new page doesn’t respond yet, write to us at {{email}}.',
        },
      ],
      actions: [
        linkTo('integration-setup', { es: 'Configurar la integración', en: 'Set up the integration' }),
        linkTo('dashboard-home', { es: 'Ir al inicio del panel', en: 'Go to the dashboard home' }),
        linkTo('dashboard', { es: 'Abrir el panel', en: 'Open the dashboard' }),
      ],
    }),
  ],
});
