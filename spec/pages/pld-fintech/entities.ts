import { cards } from '#schema';

/** What each type of entity has to watch. */
export const entities = cards({
  id: 'entidades',
  form: 'windows',
  heading: { es: 'Qué vigilar según su entidad', en: 'What to watch, by type of entity' },
  items: [
    {
      title: { es: 'Transmisores de dinero', en: 'Money transmitters' },
      text: {
        es: 'Datos de remitente y beneficiario, agentes, y alertas por monto y destino.',
        en: 'Details of sender and beneficiary, agents, and alerts by amount and destination.',
      },
    },
    {
      title: { es: 'Centros cambiarios', en: 'Currency exchange centers' },
      text: {
        es: 'Identificación según el monto, operaciones fraccionadas y efectivo en cada sucursal.',
        en: 'Identification by amount, split transactions and the cash of each branch.',
      },
    },
    {
      title: { es: 'SOFOM', en: 'SOFOM' },
      text: {
        es: 'Vigencia del dictamen, datos ante la CONDUSEF, y pagos anticipados o de terceros.',
        en: 'Validity of the opinion, data with CONDUSEF, and early or third-party payments.',
      },
    },
    {
      title: { es: 'SOFIPO', en: 'SOFIPO' },
      text: {
        es: 'Expedientes de ahorradores y acreditados, y cuentas que se abren a distancia.',
        en: 'Files of savers and borrowers, and accounts opened remotely.',
      },
    },
  ],
});
