import { values } from '#schema';

/** The principles that guide the work. */
export const principles = values({
  id: 'principios',
  heading: { es: 'Principios que guían el trabajo', en: 'Principles that guide the work' },
  lead: {
    es: 'Así se reparte y se revisa el trabajo cada día.',
    en: 'This is how work is assigned and checked every day.',
  },
  items: [
    {
      title: { es: 'Primero, entender', en: 'Understand first' },
      text: {
        es: 'Antes de redactar o registrar, quien lleva la tarea explica para qué le sirve al cliente.',
        en: 'Before drafting or recording anything, whoever has the task explains what it does for the client.',
      },
    },
    {
      title: { es: 'Preguntar pronto', en: 'Ask early' },
      text: {
        es: 'Una duda dicha por la mañana evita rehacer el trabajo por la noche. Aquí preguntar no resta puntos.',
        en: 'A question asked in the morning saves redoing the work at night. Nobody loses points here for asking.',
      },
    },
    {
      title: { es: 'Dos profesiones, un mismo asunto', en: 'Two professions, one matter' },
      text: {
        es: 'Quien viene del derecho aprende a leer una balanza de comprobación; quien viene de la contabilidad, un contrato.',
        en: 'Those who come from law learn to read a trial balance; those who come from accounting, a contract.',
      },
    },
    {
      title: { es: 'Una persona responde', en: 'A person answers for it' },
      text: {
        es: 'Las herramientas ayudan a buscar y a preparar borradores. Todo lo que entregamos lo leyó antes alguien del equipo.',
        en: 'Tools help us search and prepare drafts. Someone on the team reads everything before it goes out.',
      },
    },
  ],
});
