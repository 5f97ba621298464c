import { alert, definePage, linkTo, notice } from '#schema';

/** Where a visitor arrives after signing out. */
export default definePage({
  id: 'auth',
  layout: 'message',
  title: { es: 'Acceso y cierre de sesión', en: 'Sign-in and sign-out' },
  description: {
    es: 'Su sesión está cerrada. Las cuentas todavía no están disponibles: el panel vivirá en un ambiente independiente de este sitio.',
    en: 'You are signed out. Accounts are not available yet: the dashboard will live in an environment separate from this site.',
  },
  blocks: [
    notice({
      mark: { es: 'Acceso', en: 'Sign-in' },
      heading: { es: 'Su sesión está cerrada', en: 'You are signed out' },
      paragraphs: [{ es: 'Las cuentas todavía no existen.', en: 'There are no accounts yet.' }],
      actions: [
        linkTo('home', { es: 'Ir al inicio', en: 'Go home' }),
        linkTo('contact', { es: 'Ir a contacto', en: 'Go to the contact page' }),
        alert('dashboard.unavailable', { es: 'Iniciar Sesión', en: 'Sign In' }, { style: 'quiet' }),
      ],
    }),
  ],
});
