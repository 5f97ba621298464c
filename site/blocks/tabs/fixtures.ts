import { book, cards, chat, faq, formDialog, jumpTo, openDialog, statement, tabs } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, form } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

const plain = statement({
  heading: words({ es: 'Para quien dirige', en: 'For those who run one' }),
  paragraphs: [words({ es: 'Sociedades y contratos.', en: 'Companies and contracts.' })],
});

export const examples: readonly Example<'tabs'>[] = [
  {
    name: 'smallest',
    says: 'Two audiences on one page. What both need to read stands above or below the tabs.',
    block: tabs({
      id: 'publico',
      label: words({ es: '¿Quién es usted?', en: 'Who are you?' }),
      initial: 'empresas',
      panels: [
        { id: 'empresas', label: words({ es: 'Empresas', en: 'Companies' }), blocks: [plain] },
        { id: 'personas', label: words({ es: 'Personas', en: 'Individuals' }), blocks: [plain] },
      ],
    }),
  },
  {
    name: 'full',
    says: 'Panels that an address can open (`?sector=`), with actions at the top and a floating one; any block may stand inside.',
    block: tabs({
      id: 'sectores',
      label: words({ es: 'Elija su sector', en: 'Choose your sector' }),
      initial: 'financiero',
      query: { parameter: 'sector', values: { financiero: 'financiero', comercio: 'comercio-exterior' } },
      panels: [
        {
          id: 'financiero',
          label: words({ es: 'Instituciones financieras y auxiliares', en: 'Financial and auxiliary institutions' }),
          floating: book(calendar),
          actions: [
            openDialog('diagnostico-rapido', words({ es: 'Pedir un diagnóstico', en: 'Ask for a diagnosis' })),
            jumpTo('dudas', words({ es: 'Ver dudas frecuentes', en: 'See frequent questions' })),
          ],
          blocks: [
            cards({
              heading: words({ es: 'Autorizaciones y registros', en: 'Authorisations and registrations' }),
              items: [
                {
                  title: words({ es: 'Transmisores de dinero', en: 'Money transmitters' }),
                  text: words({ es: 'Registro y renovación.', en: 'Registration and renewal.' }),
                },
              ],
            }),
            faq({
              id: 'dudas',
              heading: words({ es: 'Dudas del sector', en: 'Questions of the sector' }),
              items: [
                {
                  question: words({ es: '¿Necesito oficial de cumplimiento?', en: 'Do I need a compliance officer?' }),
                  answer: words({ es: 'Depende de la figura.', en: 'It depends on the form.' }),
                },
              ],
            }),
            formDialog({
              id: 'diagnostico-rapido',
              heading: words({ es: 'Diagnóstico fintech', en: 'Fintech diagnosis' }),
              lead: words({ es: 'Para preparar la llamada.', en: 'To prepare the call.' }),
              form: form(5),
            }),
          ],
        },
        {
          id: 'comercio-exterior',
          label: words({ es: 'Comercio exterior', en: 'Foreign trade' }),
          floating: chat(undefined, { style: 'primary' }),
          blocks: [plain],
        },
        { id: 'otros', label: words({ es: 'Otros', en: 'Others' }), blocks: [plain] },
      ],
    }),
  },
];
