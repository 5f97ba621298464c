import { legalText } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { words } from '../../gallery/words.ts';

/** The page layouts in which it looks different. */
export const layouts = ['legal'] as const;

export const examples: readonly Example<'legalText'>[] = [
  {
    name: 'smallest',
    says: 'A text of one clause. The numbers and the table of contents come by themselves.',
    block: legalText({
      heading: words({ es: 'Condiciones', en: 'Conditions' }),
      updated: words({ es: 'Enero de 2025', en: 'January 2025' }),
      sections: [
        {
          id: 'uso',
          title: words({ es: 'Uso', en: 'Use' }),
          paragraphs: [words({ es: 'Úselo con buena fe.', en: 'Use it in good faith.' })],
        },
      ],
    }),
  },
  {
    name: 'full',
    says: 'Clauses with lists, and with paragraphs that close them. The ids are what other pages link to: keep them.',
    block: legalText({
      heading: words({
        es: 'Confidencialidad y responsabilidad profesional',
        en: 'Confidentiality and professional responsibility',
      }),
      updated: words({ es: 'Última actualización: junio de 2025', en: 'Last updated: June 2025' }),
      intro: words({
        es: 'Estas condiciones rigen la información que usted entrega a {{legalName}} antes de contratar sus servicios.',
        en: 'These conditions govern the information that you give {{legalName}} before you engage its services.',
      }),
      sections: [
        {
          id: 'definiciones',
          title: words({ es: 'Definiciones', en: 'Definitions' }),
          paragraphs: [
            words({
              es: '«Información confidencial» es la que usted señale así, y también la que por su naturaleza deba tenerse por reservada.',
              en: '“Confidential information” is what you mark as such, and also what must be taken as reserved by its nature.',
            }),
            words({ es: 'No lo es:', en: 'It is not:' }),
          ],
          list: [
            words({ es: 'La que ya era pública.', en: 'What was already public.' }),
            words({
              es: 'La que otra persona nos entregó sin estar obligada a callarla, siempre que podamos probarlo.',
              en: 'What another person gave us without being bound to silence, provided that we can prove it.',
            }),
          ],
          closing: [
            words({
              es: 'En caso de duda se considera confidencial.',
              en: 'In case of doubt, it is considered confidential.',
            }),
          ],
        },
        {
          id: 'incumplimiento',
          title: words({
            es: 'Incumplimiento, resarcimiento y jurisdicción',
            en: 'Breach, compensation and jurisdiction',
          }),
          paragraphs: [
            words({
              es: 'Quien incumpla resarcirá los daños y perjuicios que cause directamente. Son competentes los tribunales de {{address}}.',
              en: 'Whoever is in breach shall compensate the damage directly caused. The courts of {{address}} have jurisdiction.',
            }),
          ],
        },
        {
          id: 'vigencia',
          title: words({ es: 'Vigencia', en: 'Term' }),
          paragraphs: [words({ es: 'Cinco años desde la última entrega.', en: 'Five years from the last delivery.' })],
        },
      ],
    }),
  },
];
