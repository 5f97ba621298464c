import { command, definePage, image, linkTo, notice, signOut } from '#schema';
import { errors } from '../errors.ts';

/** What every unknown path answers with. */
export default definePage({
  id: 'not-found',
  layout: 'message',
  title: { es: 'Página no encontrada (404)', en: 'Page not found (404)' },
  description: {
    es: 'La página que busca no existe o cambió de dirección. Desde aquí puede volver, ir al inicio o escribirnos.',
    en: 'The page you’re looking for doesn’t exist or has moved. From here you can go back, go home or write to us.',
  },
  blocks: [
    notice({
      image: image({ file: 'dark-window.svg', decorative: true }),
      mark: { es: '404', en: '404' },
      heading: errors['notFound.page'].message,
      paragraphs: [
        {
          es: 'La dirección que abrió no existe, cambió de lugar o todavía no está publicada. El error quedó registrado para que podamos revisarlo.',
          en: 'The address you opened doesn’t exist, has moved or isn’t published yet. The error has been logged so that we can look into it.',
        },
        {
          es: 'Revise que la dirección esté bien escrita o elija por dónde continuar.',
          en: 'Check that the address is spelled correctly, or choose where to go next.',
        },
      ],
      actions: [
        linkTo('home', { es: 'Ir al inicio', en: 'Go home' }, { style: 'primary' }),
        command('back', { es: 'Regresar', en: 'Go back' }, { style: 'secondary' }),
        command('reload', { es: 'Recargar la página', en: 'Reload the page' }, { style: 'secondary' }),
        signOut(
          { to: 'auth', success: 'signOut.success', failure: 'signOut.failure' },
          { es: 'Cerrar sesión y volver a entrar', en: 'Log out and sign in again' },
          { style: 'quiet' },
        ),
        linkTo('contact', { es: 'Escríbanos', en: 'Write to us' }, { hash: 'mensaje', style: 'quiet' }),
      ],
    }),
  ],
});
