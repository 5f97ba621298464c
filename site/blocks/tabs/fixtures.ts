import { book, cards, chat, faq, formDialog, jumpTo, openDialog, statement, tabs } from '#schema';
import { calendar, type Examples, form, words } from '../../gallery/example.ts';

const plain = statement({ heading: words('Para quien dirige'), paragraphs: [words('Sociedades y contratos.')] });

export const examples: Examples<'tabs'> = {
  smallest: {
    says: 'Two audiences on one page. Put what both need to read above or below the tabs.',
    block: tabs({
      id: 'publico',
      label: words('¿Quién es usted?'),
      initial: 'empresas',
      panels: [
        { id: 'empresas', label: words('Empresas'), blocks: [plain] },
        { id: 'personas', label: words('Personas'), blocks: [plain] },
      ],
    }),
  },
  full: {
    says: 'Panels that an address can open (`?sector=`), with actions at the top and a floating one; any block may stand inside.',
    block: tabs({
      id: 'sectores',
      label: words('Elija su sector'),
      initial: 'financiero',
      query: { parameter: 'sector', values: { financiero: 'financiero', comercio: 'comercio-exterior' } },
      panels: [
        {
          id: 'financiero',
          label: words('Instituciones financieras y auxiliares'),
          floating: book(calendar),
          actions: [
            openDialog('diagnostico-rapido', words('Pedir un diagnóstico')),
            jumpTo('dudas', words('Ver dudas frecuentes')),
          ],
          blocks: [
            cards({
              heading: words('Autorizaciones y registros'),
              items: [{ title: words('Transmisores de dinero'), text: words('Registro y renovación.') }],
            }),
            faq({
              id: 'dudas',
              heading: words('Dudas del sector'),
              items: [
                { question: words('¿Necesito oficial de cumplimiento?'), answer: words('Depende de la figura.') },
              ],
            }),
            formDialog({
              id: 'diagnostico-rapido',
              heading: words('Diagnóstico fintech'),
              lead: words('Para preparar la llamada.'),
              form: form(5),
            }),
          ],
        },
        {
          id: 'comercio-exterior',
          label: words('Comercio exterior'),
          floating: chat(undefined, { style: 'primary' }),
          blocks: [plain],
        },
        { id: 'otros', label: words('Otros'), blocks: [plain] },
      ],
    }),
  },
};
