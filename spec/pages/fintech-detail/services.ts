import { cards } from '#schema';

/** The six services for institutions under the Fintech Law. */
export const services = cards({
  id: 'servicios',
  form: 'windows',
  heading: { es: 'Seis servicios de cumplimiento fintech', en: 'Six fintech compliance services' },
  lead: {
    es: 'Juntos o por separado, antes de la autorización o con la institución (ITF) ya en operación.',
    en: 'Together or separately, before authorization or once the institution (ITF) is running.',
  },
  items: [
    {
      title: { es: 'Oficial de cumplimiento', en: 'Compliance officer' },
      text: {
        es: 'Perfil, designación y facultades, y preparación para la certificación de la CNBV.',
        en: 'Profile, appointment and powers, and preparation for certification by the CNBV.',
      },
    },
    {
      title: { es: 'Monitoreo regulatorio', en: 'Regulatory monitoring' },
      text: {
        es: 'De todo lo que se publica, recibe lo que le afecta, con su fecha límite.',
        en: 'Of everything published, you receive what affects you, with its due date.',
      },
    },
    {
      title: { es: 'Manuales de cumplimiento', en: 'Compliance manuals' },
      text: {
        es: 'Antilavado (PLD/FT), control interno, continuidad y seguridad de la información.',
        en: 'Anti-money-laundering (AML/CFT), internal control, continuity and information security.',
      },
    },
    {
      title: { es: 'Licenciamiento ITF', en: 'ITF licensing' },
      text: {
        es: 'Estatutos, plan de negocios, accionistas, capital y tecnología, ante la CNBV.',
        en: 'Bylaws, business plan, shareholders, capital and technology, before the CNBV.',
      },
    },
    {
      title: { es: 'Tecnología de cumplimiento', en: 'Compliance technology' },
      text: {
        es: 'Las disposiciones, convertidas en requisitos para su sistema y su proveedor.',
        en: 'The rules, turned into requirements for your system and your vendor.',
      },
    },
    {
      title: { es: 'Cumplimiento global', en: 'Global compliance' },
      text: {
        es: 'Cómo cumplir en México sin romper la política de su grupo.',
        en: 'How to comply in Mexico without breaking your group’s policy.',
      },
    },
  ],
});
