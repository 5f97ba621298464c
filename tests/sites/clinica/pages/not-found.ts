import { command, definePage, linkTo, notice, signOut } from '#schema';
import { errors } from '../errors.ts';

/** What every unknown path answers with. */
export default definePage({
  id: 'not-found',
  layout: 'message',
  title: { es: 'Página no encontrada (404)', en: 'Page not found (404)', fr: 'Page introuvable (404)' },
  description: {
    es: 'La página que busca no existe o cambió de dirección. Desde aquí puede volver, ir al inicio o escribirnos.',
    en: 'The page you are looking for does not exist or has moved. From here you can go back, go home or write to us.',
  },
  blocks: [
    notice({
      mark: { es: '404', en: '404' },
      heading: errors['notFound.page'].message,
      paragraphs: [{ es: 'La dirección que abrió no existe.', en: 'The address you opened does not exist.' }],
      actions: [
        linkTo('home', { es: 'Ir al inicio', en: 'Go home' }, { style: 'primary' }),
        command('back', { es: 'Volver atrás', en: 'Go back' }, { style: 'secondary' }),
        command('reload', { es: 'Recargar la página', en: 'Reload the page' }, { style: 'secondary' }),
        signOut(
          { to: 'auth', success: 'signOut.success', failure: 'signOut.failure' },
          { es: 'Cerrar sesión y volver a entrar', en: 'Log out and sign in again' },
          { style: 'quiet' },
        ),
        linkTo('contact', { es: 'Escribirnos', en: 'Write to us' }, { hash: 'mensaje', style: 'quiet' }),
      ],
    }),
  ],
});
