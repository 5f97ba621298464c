import { book, cards, chat, faq, formDialog, jumpTo, openDialog, statement, tabs } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, form } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

const plain = statement({
  heading: words('Para quien dirige', 'For those who run one'),
  paragraphs: [words('Sociedades y contratos.', 'Companies and contracts.')],
});

export const examples: readonly Example<'tabs'>[] = [
  {
    name: 'smallest',
    says: 'Two audiences on one page. Put what both need to read above or below the tabs.',
    block: tabs({
      id: 'publico',
      label: words('¿Quién es usted?', 'Who are you?'),
      initial: 'empresas',
      panels: [
        { id: 'empresas', label: words('Empresas', 'Companies'), blocks: [plain] },
        { id: 'personas', label: words('Personas', 'Individuals'), blocks: [plain] },
      ],
    }),
  },
  {
    name: 'full',
    says: 'Panels that an address can open (`?sector=`), with actions at the top and a floating one; any block may stand inside.',
    block: tabs({
      id: 'sectores',
      label: words('Elija su sector', 'Choose your sector'),
      initial: 'financiero',
      query: { parameter: 'sector', values: { financiero: 'financiero', comercio: 'comercio-exterior' } },
      panels: [
        {
          id: 'financiero',
          label: words('Instituciones financieras y auxiliares', 'Financial and auxiliary institutions'),
          floating: book(calendar),
          actions: [
            openDialog('diagnostico-rapido', words('Pedir un diagnóstico', 'Ask for a diagnosis')),
            jumpTo('dudas', words('Ver dudas frecuentes', 'See frequent questions')),
          ],
          blocks: [
            cards({
              heading: words('Autorizaciones y registros', 'Authorisations and registrations'),
              items: [
                {
                  title: words('Transmisores de dinero', 'Money transmitters'),
                  text: words('Registro y renovación.', 'Registration and renewal.'),
                },
              ],
            }),
            faq({
              id: 'dudas',
              heading: words('Dudas del sector', 'Questions of the sector'),
              items: [
                {
                  question: words('¿Necesito oficial de cumplimiento?', 'Do I need a compliance officer?'),
                  answer: words('Depende de la figura.', 'It depends on the form.'),
                },
              ],
            }),
            formDialog({
              id: 'diagnostico-rapido',
              heading: words('Diagnóstico fintech', 'Fintech diagnosis'),
              lead: words('Para preparar la llamada.', 'To prepare the call.'),
              form: form(5),
            }),
          ],
        },
        {
          id: 'comercio-exterior',
          label: words('Comercio exterior', 'Foreign trade'),
          floating: chat(undefined, { style: 'primary' }),
          blocks: [plain],
        },
        { id: 'otros', label: words('Otros', 'Others'), blocks: [plain] },
      ],
    }),
  },
];
