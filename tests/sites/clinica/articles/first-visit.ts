import { defineArticle, sample } from '#schema';

/** The sample article: how to prepare for the first appointment. */
export default sample(
  defineArticle({
    slug: 'antes-de-la-primera-cita',
    title: { es: 'Antes de la primera cita', en: 'Before the first appointment' },
    description: {
      es: 'Qué traer, qué decirnos y qué preguntar la primera vez que viene al dentista, para que la visita rinda y no haya sorpresas.',
      en: 'What to bring, what to tell us and what to ask on your first visit to the dentist, so that it is worth while and holds no surprises.',
    },
    category: 'visitas',
    date: '2026-09-14',
    author: { es: 'Equipo de {{firmName}}', en: 'The {{firmName}} team' },
    body: {
      es: `
<p>La primera visita sirve para conocerse. Con tres cosas en la mano rinde el doble.</p>
<h2>Traiga</h2>
<ul>
<li>La lista de los medicamentos que toma, también los que no necesitan receta.</li>
<li>Sus radiografías, aunque tengan años: comparar ayuda.</li>
<li>El nombre de su médico, si está en tratamiento.</li>
</ul>
<h2>Pregunte</h2>
<p>Qué pasa si no hace nada. Es la mejor pregunta que puede hacerle a un dentista. Después, <a href="page:prices">compare los precios</a> y <a href="page:prices#cita">pida su cita</a>.</p>
`,
      en: `
<p>The first visit is for getting to know each other. Three things in hand make it worth twice as much.</p>
<h2>Bring</h2>
<ul>
<li>A list of the medicines you take, including those without a prescription.</li>
<li>Your X-rays, even if they are years old: comparing helps.</li>
<li>The name of your doctor, if you are being treated.</li>
</ul>
<h2>Ask</h2>
<p>What happens if you do nothing. It is the best question to put to a dentist. Then <a href="page:prices">compare the prices</a> and <a href="page:prices#cita">request an appointment</a>.</p>
`,
    },
  }),
);
