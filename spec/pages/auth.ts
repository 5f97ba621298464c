import { definePage, image, linkTo, notice } from '#schema';

/** Where a visitor arrives after signing out. */
export default definePage({
  id: 'auth',
  layout: 'message',
  title: { es: 'Acceso y cierre de sesión', en: 'Sign-in and sign-out' },
  description: {
    es: 'Su sesión está cerrada. Las cuentas todavía no están disponibles: el panel vivirá en un ambiente independiente de este sitio.',
    en: 'You’re signed out. Accounts aren’t available yet: the dashboard will live in an environment separate from this site.',
  },
  blocks: [
    notice({
      image: image({ file: 'lantern.svg', decorative: true }),
      mark: { es: 'Acceso', en: 'Sign-in' },
      heading: { es: 'Su sesión está cerrada', en: 'You’re signed out' },
      paragraphs: [
        {
          es: 'Por ahora no es posible iniciar sesión: las cuentas todavía no están disponibles. El panel se publicará más adelante en un ambiente independiente, y este sitio puede usarse completo sin cuenta.',
          en: 'For now, you can’t sign in: accounts aren’t available yet. The dashboard will be published later in a separate environment, and everything on this site can be used without an account.',
        },
        {
          es: 'Si al salir vio un aviso de error y comparte este equipo, borre los datos de este sitio desde la configuración de su navegador.',
          en: 'If you saw an error when you signed out and you share this device, clear this site’s data in your browser settings.',
        },
      ],
      actions: [
        linkTo('home', { es: 'Ir al inicio', en: 'Go home' }),
        linkTo('contact', { es: 'Ir a contacto', en: 'Go to the contact page' }),
      ],
    }),
  ],
});
