import { steps } from '#schema';

/** How an application becomes an answer. */
export const selection = steps({
  id: 'seleccion',
  heading: { es: 'Qué pasa con su postulación', en: 'What happens to your application' },
  items: [
    {
      title: { es: 'La leemos', en: 'We read it' },
      text: {
        es: 'Sobre todo la experiencia y la motivación. Vale más un ejemplo de algo que usted resolvió que una lista de cursos.',
        en: 'Above all your experience and your motivation. One example of something you solved is worth more than a list of courses.',
      },
    },
    {
      title: { es: 'Conversamos', en: 'We talk' },
      text: {
        es: 'Si su perfil corresponde a lo que el equipo necesita, le buscamos para conocernos y hablar del puesto y sus condiciones.',
        en: 'If your profile matches what the team needs, we get in touch to meet you and talk about the position and its terms.',
      },
    },
    {
      title: { es: 'Resuelve un caso breve', en: 'You work on a short case' },
      text: {
        es: 'Está inspirado en nuestro trabajo y no contiene datos de clientes. Nos interesa cómo razona y qué pregunta.',
        en: 'It’s inspired by our work and contains no client data. We want to see how you reason and what you ask.',
      },
    },
    {
      title: { es: 'Le damos una respuesta', en: 'You get an answer' },
      text: {
        es: 'Sea cual sea. Si es afirmativa, acordamos con usted el grado de ingreso y la fecha para empezar.',
        en: 'Either way. If it’s a yes, we agree with you on your starting grade and date.',
      },
    },
  ],
});
