import { cards } from '#schema';

/** The four services of a soft landing. */
export const fronts = cards({
  id: 'servicios',
  heading: { es: 'Cuatro servicios para entrar a México', en: 'Four services for entering Mexico' },
  lead: {
    es: 'Cada uno depende de documentos de otro. Por eso los coordina un mismo equipo.',
    en: 'Each depends on documents from another, so one team coordinates them.',
  },
  items: [
    {
      title: { es: 'Estructura corporativa', en: 'Corporate structure' },
      text: {
        es: 'El tipo de sociedad decide cómo entran y salen los socios, quién firma y qué encontrará un inversionista. Se elige antes de ir a la notaría.',
        en: 'The type of company decides how shareholders come and go, who signs and what an investor will find. It is chosen before going to the notary.',
      },
      points: [
        {
          es: 'Tipo de sociedad, capital, administración y vigilancia',
          en: 'Type of company, capital, management and oversight',
        },
        {
          es: 'Autorización de la denominación ante la Secretaría de Economía',
          en: 'Authorisation of the company name by the Ministry of Economy',
        },
        {
          es: 'Poderes del extranjero: apostilla, traducción y protocolización',
          en: 'Powers of attorney from abroad: apostille, translation and notarial recording',
        },
      ],
    },
    {
      title: { es: 'Cumplimiento legal', en: 'Legal compliance' },
      text: {
        es: 'La inversión extranjera tiene un registro propio y la sociedad declara desde su alta, aunque todavía no venda.',
        en: 'Foreign investment has a registry of its own, and the company files returns from the day it is registered, even before its first sale.',
      },
      points: [
        {
          es: 'Registro Nacional de Inversiones Extranjeras (RNIE)',
          en: 'National Registry of Foreign Investment (RNIE)',
        },
        {
          es: 'RFC, e.firma y domicilio fiscal ante el SAT',
          en: 'RFC, e.firma (e-signature) and tax address with the SAT, the tax authority',
        },
        {
          es: 'Libros corporativos y expediente de beneficiario controlador',
          en: 'Corporate books and the beneficial-owner file (beneficiario controlador)',
        },
      ],
    },
    {
      title: { es: 'Apoyo al equipo', en: 'Team support' },
      text: {
        es: 'Antes de la primera nómina la empresa debe existir como patrón. Si viene personal de fuera, también ante el Instituto Nacional de Migración (INM).',
        en: 'Before the first payroll the company must exist as an employer and, if staff come from abroad, be registered with the National Migration Institute (INM).',
      },
      points: [
        {
          es: 'Registro patronal en IMSS e INFONAVIT e impuesto estatal sobre nóminas',
          en: 'Employer registration with IMSS (social security) and INFONAVIT (housing fund), and the state payroll tax',
        },
        {
          es: 'Contratos individuales, prestaciones y teletrabajo',
          en: 'Employment contracts, benefits and remote work',
        },
        {
          es: 'Constancia de empleador y residencia para personal extranjero',
          en: 'Employer certificate and residence for foreign staff',
        },
      ],
    },
    {
      title: { es: 'Entrada al mercado', en: 'Market entry' },
      text: {
        es: 'Vender aquí exige contratos que se puedan hacer valer en México y facturas que su cliente pueda deducir.',
        en: 'Selling here calls for contracts that can be enforced in Mexico and invoices your customer can deduct.',
      },
      points: [
        { es: 'Cuenta bancaria: requisitos y expediente', en: 'Bank account: requirements and file' },
        {
          es: 'Contratos con clientes, distribuidores y proveedores',
          en: 'Contracts with customers, distributors and suppliers',
        },
        {
          es: 'CFDI, marca ante el IMPI y permisos de su sector',
          en: 'CFDI tax invoices, trade mark with IMPI (industrial property institute) and permits for your sector',
        },
      ],
    },
  ],
});
