import { callToAction, definePage, download, hero, linkTo } from '#schema';
import { priceTable } from '../blocks/price-table/schema.ts';

/** What everything costs: the page that the clinic's own kind of block is for. */
export default definePage({
  id: 'prices',
  layout: 'service',
  title: { es: 'Precios de los tratamientos', en: 'Prices of treatments', fr: 'Tarifs des soins' },
  description: {
    es: 'Precios en pesos mexicanos de revisiones, limpiezas, ortodoncia, implantes y estética dental en Guadalajara, con IVA incluido.',
    en: 'Prices in Mexican pesos of check-ups, cleaning, orthodontics, implants and cosmetic dentistry in Guadalajara, VAT included.',
    fr: 'Tarifs en pesos mexicains des contrôles, détartrages, traitements d’orthodontie, implants et soins esthétiques, TVA comprise.',
  },
  blocks: [
    hero({
      eyebrow: { es: 'Precios', en: 'Prices', fr: 'Tarifs' },
      heading: {
        es: 'Lo que cuesta, antes de empezar',
        en: 'What it costs, before we start',
        fr: 'Le prix, avant de commencer',
      },
      lead: {
        es: 'Estos son nuestros precios de lista. En la valoración le damos el suyo por escrito, y ese es el que paga.',
        en: 'These are our list prices. At the assessment you get yours in writing, and that is what you pay.',
        fr: 'Voici nos tarifs de base. Lors du bilan, vous recevez le vôtre par écrit, et c’est celui que vous payez.',
      },
      actions: [
        download({
          file: 'lista-de-precios.pdf',
          label: { es: 'Descargar la lista', en: 'Download the list', fr: 'Télécharger la liste' },
          style: 'secondary',
        }),
      ],
    }),
    priceTable({
      id: 'lista',
      heading: { es: 'Lista de precios', en: 'Price list', fr: 'Liste des tarifs' },
      lead: {
        es: 'En pesos mexicanos, con IVA. “Desde” significa que el precio depende de su caso.',
        en: 'In Mexican pesos, VAT included. “From” means that the price depends on your case.',
        fr: 'En pesos mexicains, TVA comprise. « À partir de » signifie que le prix dépend de votre cas.',
      },
      currency: 'MXN',
      columns: {
        treatment: { es: 'Tratamiento', en: 'Treatment', fr: 'Soin' },
        duration: { es: 'Duración', en: 'Duration', fr: 'Durée' },
        price: { es: 'Precio', en: 'Price', fr: 'Prix' },
      },
      from: { es: 'desde', en: 'from', fr: 'à partir de' },
      groups: [
        {
          title: { es: 'Prevención', en: 'Prevention', fr: 'Prévention' },
          rows: [
            {
              treatment: {
                es: 'Valoración con fotografías',
                en: 'Assessment with photographs',
                fr: 'Bilan avec photographies',
              },
              duration: { es: '40 min', en: '40 min', fr: '40 min' },
              price: 450,
            },
            {
              treatment: { es: 'Limpieza con ultrasonido', en: 'Ultrasonic cleaning', fr: 'Détartrage aux ultrasons' },
              duration: { es: '45 min', en: '45 min', fr: '45 min' },
              price: 850,
            },
            {
              treatment: { es: 'Sellador, por diente', en: 'Sealant, per tooth', fr: 'Scellement, par dent' },
              duration: { es: '15 min', en: '15 min', fr: '15 min' },
              price: 380,
            },
          ],
        },
        {
          title: { es: 'Conservación', en: 'Restoration', fr: 'Soins conservateurs' },
          rows: [
            {
              treatment: { es: 'Resina', en: 'Filling', fr: 'Résine' },
              duration: { es: '45 min', en: '45 min', fr: '45 min' },
              price: 1100,
              isFrom: true,
            },
            {
              treatment: { es: 'Endodoncia', en: 'Root canal treatment', fr: 'Traitement de canal' },
              duration: { es: '1–2 citas', en: '1–2 visits', fr: '1 à 2 séances' },
              price: 4200,
              isFrom: true,
            },
            {
              treatment: { es: 'Corona de zirconia', en: 'Zirconia crown', fr: 'Couronne en zircone' },
              duration: { es: '2 citas', en: '2 visits', fr: '2 séances' },
              price: 7800,
            },
          ],
        },
        {
          title: { es: 'Ortodoncia e implantes', en: 'Orthodontics and implants', fr: 'Orthodontie et implants' },
          rows: [
            {
              treatment: {
                es: 'Brackets, tratamiento completo',
                en: 'Braces, complete treatment',
                fr: 'Bagues, traitement complet',
              },
              duration: { es: '18–24 meses', en: '18–24 months', fr: '18 à 24 mois' },
              price: 32_000,
              isFrom: true,
            },
            {
              treatment: { es: 'Alineadores transparentes', en: 'Clear aligners', fr: 'Gouttières transparentes' },
              duration: { es: '9–18 meses', en: '9–18 months', fr: '9 à 18 mois' },
              price: 46_000,
              isFrom: true,
            },
            {
              treatment: { es: 'Implante con corona', en: 'Implant with crown', fr: 'Implant avec couronne' },
              duration: { es: '3–6 meses', en: '3–6 months', fr: '3 à 6 mois' },
              price: 24_500,
            },
          ],
        },
      ],
      note: {
        es: 'Aceptamos tarjeta y transferencia. A partir de 10 000 pesos puede pagar en hasta doce mensualidades sin intereses.',
        en: 'We take cards and bank transfers. From 10,000 pesos you can pay in up to twelve interest-free instalments.',
        fr: 'Carte et virement acceptés. À partir de 10 000 pesos, paiement possible en douze mensualités sans intérêts.',
      },
    }),
    callToAction({
      heading: { es: 'Su precio, por escrito', en: 'Your price, in writing', fr: 'Votre prix, par écrit' },
      text: {
        es: 'Pida una valoración y salga con un presupuesto que vale {{quoteDays}} días.',
        en: 'Come for an assessment and leave with a quote that holds for {{quoteDays}} days.',
        fr: 'Venez pour un bilan et repartez avec un devis valable {{quoteDays}} jours.',
      },
      actions: [
        linkTo(
          'home',
          { es: 'Pedir una cita', en: 'Request an appointment', fr: 'Demander un rendez-vous' },
          { hash: 'cita' },
        ),
      ],
    }),
  ],
});
