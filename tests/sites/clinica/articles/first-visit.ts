import { defineArticle } from '#schema';

/** How to prepare for the first appointment. */
export default defineArticle({
  slug: 'antes-de-la-primera-cita',
  title: { es: 'Antes de la primera cita', en: 'Before the first appointment', fr: 'Avant le premier rendez-vous' },
  description: {
    es: 'Qué traer, qué decirnos y qué preguntar la primera vez que viene al dentista, para que la visita rinda y no haya sorpresas.',
    en: 'What to bring, what to tell us and what to ask on your first visit to the dentist, so that it is worth while and holds no surprises.',
    fr: 'Ce qu’il faut apporter, dire et demander lors de la première visite chez le dentiste, pour qu’elle soit utile et sans surprise.',
  },
  category: 'visitas',
  date: '2026-09-14',
  author: { es: 'Equipo de {{firmName}}', en: 'The {{firmName}} team', fr: 'L’équipe de {{firmName}}' },
  body: {
    es: `
<p>La primera visita sirve para conocerse. Con tres cosas en la mano rinde el doble.</p>
<h2>Traiga</h2>
<ul>
<li>La lista de los medicamentos que toma, también los que no necesitan receta.</li>
<li>Sus radiografías, aunque tengan años: comparar ayuda.</li>
<li>El nombre de su médico, si está en tratamiento.</li>
</ul>
<h2>Díganos</h2>
<p>Si está embarazada, si es alérgico a la anestesia o al látex, si toma anticoagulantes y, sobre todo, si le da miedo. Nos pasa a muchos, y hay maneras de hacerlo más fácil.</p>
<h2>Pregunte</h2>
<p>Qué pasa si no hace nada. Es la mejor pregunta que puede hacerle a un dentista. Después, <a href="page:prices">compare los precios</a> y <a href="page:home#cita">pida su cita</a>.</p>
`,
    en: `
<p>The first visit is for getting to know each other. Three things in hand make it worth twice as much.</p>
<h2>Bring</h2>
<ul>
<li>A list of the medicines you take, including those without a prescription.</li>
<li>Your X-rays, even if they are years old: comparing helps.</li>
<li>The name of your doctor, if you are being treated.</li>
</ul>
<h2>Tell us</h2>
<p>Whether you are pregnant, allergic to anaesthetic or latex, or taking anticoagulants and, above all, whether you are afraid. Many of us are, and there are ways to make it easier.</p>
<h2>Ask</h2>
<p>What happens if you do nothing. It is the best question to put to a dentist. Then <a href="page:prices">compare the prices</a> and <a href="page:home#cita">request an appointment</a>.</p>
`,
    fr: `
<p>La première visite sert à faire connaissance. Avec trois choses en main, elle sera deux fois plus utile.</p>
<h2>Apportez</h2>
<ul>
<li>La liste de vos médicaments, y compris ceux sans ordonnance.</li>
<li>Vos radiographies, même anciennes : comparer aide.</li>
<li>Le nom de votre médecin, si vous suivez un traitement.</li>
</ul>
<h2>Dites-nous</h2>
<p>Si vous êtes enceinte, allergique à l’anesthésie ou au latex, sous anticoagulants et, surtout, si vous avez peur. C’est fréquent, et il existe des moyens de rendre les choses plus faciles.</p>
<h2>Demandez</h2>
<p>Ce qui se passe si l’on ne fait rien. C’est la meilleure question à poser à un dentiste. Ensuite, <a href="page:prices">comparez les tarifs</a> et <a href="page:home#cita">demandez un rendez-vous</a>.</p>
`,
  },
});
