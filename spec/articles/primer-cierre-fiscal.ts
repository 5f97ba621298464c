import { defineArticle, figure, html, image, sample } from '#schema';

/** The sample article of the blog. Headings begin at h2, and links lead to official institutions only. */
export default sample(
  defineArticle({
    slug: 'primer-cierre-fiscal',
    title: { es: 'El primer cierre fiscal de su empresa', en: 'Your company’s first tax year-end in Mexico' },
    description: {
      es: 'Primer cierre fiscal en México: registros, comprobantes y conciliaciones que conviene tener en orden antes de que termine el ejercicio.',
      en: 'First tax year-end in Mexico: registrations, receipts and reconciliations to put in order before your company’s first year closes.',
    },
    heading: {
      es: 'Qué tener en orden antes del primer cierre fiscal de su empresa en México',
      en: 'What to have in order before your company’s first tax year closes in Mexico',
    },
    category: 'contabilidad',
    date: '2024-01-15',
    author: { es: 'Equipo editorial de {{firmName}}', en: '{{firmName}} editorial team' },
    body: [
      html({
        es: `
<p>El primer ejercicio fiscal de una sociedad suele ser corto y desordenado. Empieza cuando la empresa inicia actividades, termina con el año calendario y, entre una cosa y otra, alguien paga el depósito de la oficina con su tarjeta personal. Casi todo tiene arreglo si se documenta antes del cierre. Después cuesta más.</p>
<p>Esta muestra sirve para revisar lo básico con su contador. Es general: las obligaciones de cada empresa dependen de su régimen, sus actividades y sus socios.</p>
`,
        en: `
<p>The first tax year of a company tends to be short and untidy. It begins when the company starts its activities, ends with the calendar year and, somewhere in between, somebody pays the office deposit with a personal card. Nearly all of it can be fixed if it’s documented before the year closes. Afterward it costs more.</p>
<p>Use this sample to go through the basics with your accountant. It is general: what each company must do depends on its tax regime, its activities and its shareholders.</p>
`,
      }),
      figure({
        image: image({
          file: 'first-year.svg',
          alt: {
            es: 'Siete meses vacíos; cinco pilas de papeles, cada una más alta; una columna que marca el fin del año; después, la declaración de marzo encerrada en un círculo y la asamblea de abril.',
            en: 'Seven empty months; five piles of papers, each taller than the last; a column that marks the end of the year; then the March return, ringed, and the April meeting.',
          },
        }),
        caption: {
          es: 'Un primer ejercicio corto: la empresa empieza en agosto y cierra en diciembre, declara a más tardar en marzo y su asamblea revisa las cuentas en abril.',
          en: 'A short first year: the company starts in August and closes in December, files its return by March, and its shareholders review the accounts in April.',
        },
      }),
      html({
        es: `
<h2>Primero, los registros</h2>
<p>Una sociedad nueva aparece en varios registros, y no siempre dicen lo mismo. Compárelos con lo que la empresa hace en la práctica:</p>
<ul>
<li><strong>RFC.</strong> La constancia de situación fiscal que emite el <a href="https://www.gob.mx/sat" target="_blank" rel="noopener noreferrer">Servicio de Administración Tributaria (SAT)</a> debe mostrar el domicilio, el régimen y las actividades reales. Los cambios de domicilio, de actividad y de socios se avisan.</li>
<li><strong>e.firma y buzón tributario.</strong> Anote quién tiene la e.firma y cuándo vence. Confirme que los medios de contacto del buzón estén habilitados y que alguien los lea: las notificaciones surten efectos aunque nadie las abra.</li>
<li><strong>Libros corporativos.</strong> El registro de acciones o de partes sociales, las actas de asamblea y, si el capital es variable, sus aumentos y disminuciones.</li>
<li><strong>Personal.</strong> Alta patronal ante el <a href="https://www.gob.mx/imss" target="_blank" rel="noopener noreferrer">Instituto Mexicano del Seguro Social (IMSS)</a>, Infonavit y el registro estatal del impuesto sobre nóminas.</li>
<li><strong>Capital extranjero.</strong> Si lo hay, la inscripción en el Registro Nacional de Inversiones Extranjeras (RNIE), que lleva la <a href="https://www.gob.mx/se" target="_blank" rel="noopener noreferrer">Secretaría de Economía</a>, y sus avisos posteriores.</li>
</ul>

<h2>Después, el dinero y sus comprobantes</h2>
<h3>Lo que pagaron los socios</h3>
<p>En los primeros meses es común que un socio pague por la empresa. Para deducir esos gastos hace falta, entre otros requisitos, un CFDI (factura electrónica) a nombre de la sociedad. Además, los pagos hechos a través de terceros tienen reglas propias sobre la forma de reembolsarlos. Consúltelas antes de hacer la transferencia.</p>
<h3>Lo que entró a la cuenta</h3>
<p>Un depósito puede ser un ingreso, una aportación de capital, un préstamo o un anticipo. Cada uno se prueba con un documento distinto: factura, acta, contrato. Sin registro ni soporte, la autoridad puede <em>presumir</em> que es un ingreso gravado. Algunos préstamos y aportaciones en efectivo también deben informarse por separado.</p>
<h3>Lo que se compró</h3>
<p>Además de la factura, guarde el contrato, la prueba de que el bien se entregó o el servicio se prestó, y el comprobante de pago. Eso es lo que se pide en una revisión, a veces años más tarde, cuando quien hizo la compra ya no está.</p>

<h2>Cinco tareas antes de que termine el año</h2>
<ol>
<li><strong>Concilie</strong> cada cuenta bancaria con la contabilidad y con los CFDI emitidos y recibidos que muestra el SAT.</li>
<li><strong>Depure sus facturas.</strong> Cancelar tiene plazo y muchas veces necesita la aceptación del receptor. Revise también que los cobros diferidos o en parcialidades tengan su complemento de pago.</li>
<li><strong>Compare</strong> lo declarado en los pagos provisionales de ISR, en el IVA y en las retenciones con lo que dicen sus libros. Si hay diferencias, se corrigen con declaraciones complementarias.</li>
<li><strong>Cuente</strong> inventarios y activos. Un equipo comprado para varios años se deduce, por regla general, poco a poco.</li>
<li><strong>Pida lo que falta</strong> a proveedores, bancos y socios mientras todavía contestan.</li>
</ol>

<h2>Lo que ya no arregla la declaración anual</h2>
<p>Con la declaración ya no se recupera un conteo que no se hizo ni se le da una fecha creíble a un contrato firmado cuando llegó la revisión. Esos faltantes son los que suelen convertirse en diferencias de impuestos.</p>
<p>El cierre tampoco termina con los impuestos. En una sociedad anónima, la asamblea ordinaria debe reunirse dentro de los cuatro meses que siguen al cierre del ejercicio para conocer los estados financieros y, en su caso, aprobarlos (artículo 181 de la Ley General de Sociedades Mercantiles). Si la empresa busca inversión o crédito, esa acta estará entre lo primero que le pidan.</p>
<p>Si llegó hasta aquí con más de una duda, anótelas por orden de fecha. Es una buena forma de empezar la conversación con su contador. <strong>Los plazos y las reglas cambian</strong>: confirme los vigentes antes de presentar cualquier aviso o declaración.</p>
`,
        en: `
<h2>First, the registers</h2>
<p>A new company appears in several registers, and they do not always agree. Compare them with what the company does in practice:</p>
<ul>
<li><strong>RFC (tax ID).</strong> The tax status certificate issued by the <a href="https://www.gob.mx/sat" target="_blank" rel="noopener noreferrer">tax authority, the SAT</a>, should show your real address, regime and activities. Changes of address, activity and shareholders have to be reported.</li>
<li><strong>e.firma and tax mailbox.</strong> Note who holds the e.firma (official electronic signature) and when it expires. Make sure that the contact details of the tax mailbox are enabled and that somebody reads it: notices take effect even if nobody opens them.</li>
<li><strong>Corporate books.</strong> The register of shares or partnership interests, the minutes of meetings and, if the capital is variable, its increases and reductions.</li>
<li><strong>Staff.</strong> Registration as an employer with the <a href="https://www.gob.mx/imss" target="_blank" rel="noopener noreferrer">social security institute, the IMSS</a>, with the housing fund Infonavit and with the state, for its payroll tax.</li>
<li><strong>Foreign capital.</strong> If there is any, registration in the National Registry of Foreign Investment (RNIE), kept by the <a href="https://www.gob.mx/se" target="_blank" rel="noopener noreferrer">Ministry of Economy</a>, and the notices that follow.</li>
</ul>

<h2>Then, the money and its paperwork</h2>
<h3>What the shareholders paid</h3>
<p>In the early months a shareholder often pays on the company’s behalf. To deduct those expenses you need, among other things, a CFDI (electronic invoice) in the company’s name. Payments made through third parties also have rules of their own on how they may be reimbursed. Check them before you make the transfer.</p>
<h3>What came into the account</h3>
<p>A deposit may be income, a capital contribution, a loan or an advance. Each is proved by a different document: an invoice, minutes, a contract. Without a record and support, the authority may <em>presume</em> that it is taxable income. Some loans and contributions in cash must also be reported separately.</p>
<h3>What was bought</h3>
<p>Besides the invoice, keep the contract, evidence that the goods were delivered or the service provided, and proof of payment. That is what you’ll be asked for in an audit, sometimes years later, when the person who made the purchase has left.</p>

<h2>Five jobs before the year ends</h2>
<ol>
<li><strong>Reconcile</strong> every bank account with the books and with the CFDI invoices issued and received that the SAT shows.</li>
<li><strong>Clean up your invoices.</strong> There is a time limit for canceling one, and the recipient often has to accept. Check too that payments received later or in installments have their payment supplement, a CFDI of its own.</li>
<li><strong>Compare</strong> what you filed in provisional income tax payments, VAT and withholdings with what your books say. Differences are corrected with amended returns.</li>
<li><strong>Count</strong> inventory and fixed assets. Equipment bought to last several years is, as a rule, deducted little by little.</li>
<li><strong>Ask for what is missing</strong> from suppliers, banks and shareholders while they still answer.</li>
</ol>

<h2>What the annual return can no longer fix</h2>
<p>The return can’t bring back an inventory count that was never made, or give a credible date to a contract that was signed when the audit arrived. Those gaps are the ones that tend to turn into tax differences.</p>
<p>Nor does the year-end stop at tax. In a stock corporation (sociedad anónima), the annual shareholders’ meeting must be held within four months of the end of the fiscal year to consider the financial statements and, where appropriate, approve them (article 181 of Mexico’s General Law of Commercial Companies). If the company is looking for investment or credit, those minutes will be among the first things it is asked for.</p>
<p>If you’ve gotten this far with more than one question, list them by date. It’s a good way to begin the conversation with your accountant. <strong>Time limits and rules change</strong>: confirm those in force before you file any notice or return.</p>
`,
      }),
    ],
  }),
);
