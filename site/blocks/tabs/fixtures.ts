import { book, callToAction, cards, chat, faq, formDialog, jumpTo, openDialog, statement, tabs } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, form } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'tabs'>[] = [
  {
    name: 'smallest',
    says: 'Two audiences on one page. What both need to read stands above or below the tabs.',
    block: tabs({
      id: 'publico',
      label: words({ es: '¿Quién es usted?', en: 'Who are you?' }),
      initial: 'empresas',
      panels: [
        {
          id: 'empresas',
          label: words({ es: 'Empresas', en: 'Companies' }),
          blocks: [
            statement({
              heading: words({ es: 'Para quien dirige', en: 'For those who run one' }),
              paragraphs: [words({ es: 'Sociedades y contratos.', en: 'Companies and contracts.' })],
            }),
          ],
        },
        {
          id: 'personas',
          label: words({ es: 'Personas', en: 'Individuals' }),
          blocks: [
            statement({
              heading: words({ es: 'Para quien trabaja', en: 'For those who work' }),
              paragraphs: [words({ es: 'Familia, patrimonio y empleo.', en: 'Family, property and employment.' })],
            }),
          ],
        },
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
                  title: words({ es: 'SOFOM', en: 'SOFOM' }),
                  text: words({
                    es: 'Dictamen técnico y registro ante la CONDUSEF.',
                    en: 'Technical opinion and registration with CONDUSEF.',
                  }),
                },
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
                  answer: words({
                    es: 'Depende de la figura y del tamaño de su institución; se lo decimos en la primera llamada.',
                    en: 'It depends on the form and size of your institution; we tell you in the first call.',
                  }),
                },
              ],
            }),
            formDialog({
              id: 'diagnostico-rapido',
              heading: words({ es: 'Diagnóstico fintech', en: 'Fintech diagnosis' }),
              lead: words({
                es: 'Con estos datos preparamos la llamada.',
                en: 'With these details we prepare the call.',
              }),
              form: form(5),
            }),
          ],
        },
        {
          id: 'comercio-exterior',
          label: words({ es: 'Comercio exterior', en: 'Foreign trade' }),
          floating: chat(undefined, { style: 'primary' }),
          blocks: [
            callToAction({
              heading: words({ es: 'Padrón de importadores', en: 'Register of importers' }),
              text: words({ es: 'Alta, reinscripción y defensa.', en: 'Registration, reinstatement and defence.' }),
              actions: [book(calendar)],
            }),
          ],
        },
        {
          id: 'otros',
          label: words({ es: 'Otros', en: 'Others' }),
          blocks: [
            statement({
              heading: words({ es: 'Pregunte', en: 'Ask' }),
              paragraphs: [
                words({ es: 'Lo que no sepamos, se lo diremos.', en: 'We will tell you what we do not know.' }),
              ],
            }),
          ],
        },
      ],
    }),
  },
];
