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
        es: 'Remitente, beneficiario, agentes y alertas por destino.',
        en: 'Sender, beneficiary, agents and alerts by destination.',
      },
    },
    {
      title: { es: 'Centros cambiarios', en: 'Currency exchange centers' },
      text: {
        es: 'Identificación por monto, fraccionamiento y efectivo.',
        en: 'Identification by amount, split transactions and cash.',
      },
    },
    {
      title: { es: 'SOFOM', en: 'SOFOM' },
      text: {
        es: 'Vigencia del dictamen, registro en CONDUSEF y pagos de terceros.',
        en: 'Validity of the opinion, CONDUSEF registration, third-party payments.',
      },
    },
    {
      title: { es: 'SOFIPO', en: 'SOFIPO' },
      text: {
        es: 'Ahorradores, acreditados y cuentas a distancia.',
        en: 'Savers, borrowers and accounts opened remotely.',
      },
    },
  ],
});
