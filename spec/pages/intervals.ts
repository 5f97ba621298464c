import { image, interval } from '#schema';

/** The drawings in the middle of pages. What they name on the plinth stands in the middle of as many equal columns. */
export const street = interval({
  image: image({ file: 'intervals/softlanding.svg', decorative: true, focus: { x: 100, y: 50 } }),
  labels: [
    { name: { es: 'Notaría', en: 'Notary' }, note: { es: 'acta constitutiva', en: 'deed of incorporation' } },
    { name: { es: 'SAT', en: 'SAT (tax authority)' }, note: { es: 'RFC y e.firma', en: 'RFC and e.firma' } },
    { name: { es: 'Banco', en: 'Bank' }, note: { es: 'cuenta de la sociedad', en: 'company account' } },
    { name: { es: 'IMSS', en: 'IMSS' }, note: { es: 'registro patronal', en: 'employer registration' } },
    { name: { es: 'Su oficina', en: 'Your office' }, note: { es: 'primera factura', en: 'first invoice' } },
  ],
});

export const arches = interval({
  image: image({
    file: 'intervals/treasury.svg',
    alt: {
      es: 'Un acueducto de trece arcos, uno por semana: el agua es el saldo de caja y baja hasta la novena, por debajo del mínimo.',
      en: 'An aqueduct of thirteen arches, one a week: the water is the cash balance, and falls until the ninth, below the minimum.',
    },
    focus: { x: 76, y: 50 },
  }),
});

export const closings = interval({
  image: image({ file: 'intervals/accounting.svg', decorative: true, focus: { x: 100, y: 50 } }),
  labels: [
    { name: { es: 'Enero a marzo', en: 'January to March' }, note: { es: 'tres cierres', en: 'three closings' } },
    { name: { es: 'Abril a junio', en: 'April to June' }, note: { es: 'tres cierres', en: 'three closings' } },
    { name: { es: 'Julio a septiembre', en: 'July to September' }, note: { es: 'tres cierres', en: 'three closings' } },
    {
      name: { es: 'Octubre a diciembre', en: 'October to December' },
      note: { es: 'tres cierres', en: 'three closings' },
    },
    {
      name: { es: 'Declaración anual', en: 'Annual return' },
      note: { es: 'sale de los doce', en: 'written from all twelve' },
    },
  ],
});

export const table = interval({
  image: image({ file: 'intervals/legal.svg', decorative: true }),
  labels: [
    { name: { es: 'La ley', en: 'The law' }, note: { es: 'la lee un abogado', en: 'read by a lawyer' } },
    { name: { es: 'Su contrato', en: 'Your contract' }, note: { es: 'lo leen los dos', en: 'read by both' } },
    {
      name: { es: 'Los números', en: 'The numbers' },
      note: { es: 'los lee un contador', en: 'read by an accountant' },
    },
  ],
});

export const platforms = interval({
  image: image({ file: 'intervals/fintech-selector.svg', decorative: true, focus: { x: 9, y: 50 } }),
  labels: [
    { name: { es: 'Pagos electrónicos', en: 'Electronic payments' }, note: { es: 'IFPE', en: 'IFPE' } },
    { name: { es: 'Financiamiento colectivo', en: 'Crowdfunding' }, note: { es: 'IFC', en: 'IFC' } },
    {
      name: { es: 'Crédito, divisas o envíos', en: 'Loans, currency or transfers' },
      note: { es: 'SOFOM, centro cambiario o transmisor', en: 'SOFOM, centro cambiario or transmitter' },
    },
    {
      name: { es: 'Inmuebles, vehículos o joyas', en: 'Real estate, vehicles or jewelry' },
      note: { es: 'actividad vulnerable, según el monto', en: 'vulnerable activity, depending on the amount' },
    },
  ],
});

export const bridge = interval({
  image: image({ file: 'intervals/fintech.svg', decorative: true }),
  labels: [
    {
      name: { es: 'Primer trimestre', en: 'First quarter' },
      note: { es: 'auditoría y estados financieros', en: 'audit and financial statements' },
    },
    {
      name: { es: 'Segundo trimestre', en: 'Second quarter' },
      note: { es: 'información a la CNBV', en: 'reports to the CNBV' },
    },
    {
      name: { es: 'Tercer trimestre', en: 'Third quarter' },
      note: { es: 'prueba de continuidad', en: 'continuity test' },
    },
    {
      name: { es: 'Cuarto trimestre', en: 'Fourth quarter' },
      note: { es: 'información a la CNBV', en: 'reports to the CNBV' },
    },
  ],
});

export const vault = interval({
  image: image({ file: 'intervals/pld-fintech.svg', decorative: true }),
  labels: [
    {
      name: { es: 'Manual', en: 'Manual' },
      note: { es: 'lo que la entidad promete', en: 'what the institution promises' },
    },
    { name: { es: 'Sistema', en: 'System' }, note: { es: 'lo que vigila', en: 'what it monitors' } },
    { name: { es: 'Expedientes', en: 'Client files' }, note: { es: 'lo que puede mostrar', en: 'what it can show' } },
  ],
});

export const scales = interval({
  image: image({ file: 'intervals/pld-vulnerables.svg', decorative: true }),
  labels: [
    {
      name: { es: 'Operación', en: 'Transaction' },
      note: { es: 'inmueble, vehículo, joya, reloj', en: 'property, vehicle, jewel, watch' },
    },
    { name: { es: 'Umbral', en: 'Threshold' }, note: { es: 'se acumula y se compara', en: 'added up and compared' } },
    { name: { es: 'Aviso', en: 'Notice' }, note: { es: 'a más tardar el día 17', en: 'by the 17th' } },
  ],
});

export const press = interval({
  image: image({ file: 'intervals/ai.svg', decorative: true, focus: { x: 100, y: 50 } }),
  labels: [
    {
      name: { es: 'El sistema redacta', en: 'The system drafts' },
      note: { es: 'y señala su fuente', en: 'and shows its source' },
    },
    {
      name: { es: 'La hoja espera', en: 'The page waits' },
      note: { es: 'ninguna sale sin revisar', en: 'none leaves unreviewed' },
    },
    {
      name: { es: 'Una persona decide', en: 'A person decides' },
      note: { es: 'y responde con su nombre', en: 'and answers by name' },
    },
  ],
});

export const archive = interval({
  image: image({ file: 'intervals/cases.svg', decorative: true, focus: { x: 70, y: 50 } }),
  labels: [
    { name: { es: 'Antes', en: 'Before' }, note: { es: 'hojas sueltas', en: 'loose sheets' } },
    {
      name: { es: 'El índice', en: 'The index' },
      note: { es: 'qué hay y dónde está', en: 'what there is, and where' },
    },
    { name: { es: 'Después', en: 'After' }, note: { es: 'un lugar para cada hoja', en: 'a place for each sheet' } },
  ],
});

export const streetAtSix = interval({
  image: image({ file: 'intervals/contact.svg', decorative: true }),
});

export const evening = interval({
  image: image({ file: 'intervals/about.svg', decorative: true, focus: { x: 56, y: 50 } }),
});
