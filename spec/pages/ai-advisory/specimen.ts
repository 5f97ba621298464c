import { specimen } from '#schema';

/** An answer as the system gives it and a person reviews it. */
export const reviewedAnswer = specimen({
  title: { es: 'Una respuesta, con su fuente', en: 'An answer, with its source' },
  drawing: {
    form: 'answer',
    question: {
      label: { es: 'Pregunta', en: 'Question' },
      text: {
        es: '¿Con cuánta anticipación avisamos que no renovaremos la oficina?',
        en: 'How far ahead do we give notice that we won’t renew the office?',
      },
    },
    answer: {
      label: { es: 'Respuesta del sistema', en: 'The system’s answer' },
      text: {
        es: 'Con 60 días naturales y por escrito. Si no se avisa, el arrendamiento se renueva por un año.',
        en: 'Sixty calendar days, in writing. Without notice, the lease renews for one year.',
      },
    },
    source: {
      label: { es: 'Fuente', en: 'Source' },
      text: {
        es: 'Contrato de arrendamiento, cláusula 4.2, página 3',
        en: 'Lease agreement, clause 4.2, page 3',
      },
    },
    review: {
      label: { es: 'Revisión profesional', en: 'Professional review' },
      text: {
        es: 'Correcto. Fecha límite para avisar: 1 de octubre.',
        en: 'Correct. Deadline for the notice: October 1.',
      },
      initials: { es: 'R. S.', en: 'R. S.' },
    },
  },
  note: {
    es: 'Use la respuesta cuando lleve iniciales: alguien abrió la fuente y la comprobó.',
    en: 'Use the answer once it’s initialed: someone opened the source and checked it.',
  },
});
