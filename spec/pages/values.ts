import { callToAction, cards, definePage, hero, image, jumpTo, linkTo, prose } from '#schema';

/** The four core values, with what each asks of the firm. */
export default definePage({
  id: 'values',
  layout: 'company',
  title: {
    es: 'Valores de la firma legal y contable: 16 principios',
    en: 'Values of our legal and accounting firm: 16 principles',
  },
  description: {
    es: 'Respeto, responsabilidad, honestidad y pasión: cuatro valores con dieciséis principios concretos, y lo que hacemos para que el equipo sea un espacio seguro.',
    en: 'Respect, responsibility, honesty and passion: four values in sixteen concrete principles, and what we do to keep the team a safe space for everyone.',
  },
  blocks: [
    hero({
      image: image({ file: 'arch.svg', decorative: true }),
      eyebrow: { es: 'Nuestros valores', en: 'Our values' },
      heading: { es: 'Cuatro valores que puede exigirnos', en: 'Four values you can hold us to' },
      lead: {
        es: 'Son el núcleo de los seis valores de la firma. Cada uno se explica con cuatro principios: lo que puede esperar de nosotros cualquier martes por la tarde.',
        en: 'They are the core of the firm’s six values. Each is spelled out in four principles: what you can expect from us on any Tuesday afternoon.',
      },
      actions: [
        jumpTo('valores', { es: 'Leer los principios', en: 'Read the principles' }),
        jumpTo('diversidad', { es: 'Diversidad y espacio seguro', en: 'Diversity and safe space' }),
      ],
      note: {
        es: 'Firma de {{collaborators}} colaboradores, desde {{since}}.',
        en: 'A firm of {{collaborators}} people, since {{since}}.',
      },
    }),
    cards({
      id: 'valores',
      heading: { es: 'Qué significa cada valor', en: 'What each value means' },
      form: 'rows',
      items: [
        {
          title: { es: 'Respeto', en: 'Respect' },
          text: {
            es: 'Quien nos consulta conoce su problema mejor que nosotros.',
            en: 'The people who come to us know their problem better than we do.',
          },
          points: [
            {
              es: 'Preguntamos antes de opinar y dejamos terminar la explicación.',
              en: 'We ask before we give an opinion, and let people finish.',
            },
            {
              es: 'Cuidamos el tiempo ajeno: puntualidad, y un correo si basta con un correo.',
              en: 'We respect other people’s time: we’re punctual, and we send an e-mail when an e-mail is enough.',
            },
            {
              es: 'Discutimos ideas, no personas.',
              en: 'We debate ideas, not people.',
            },
            {
              es: 'Lo que se nos confía no se comenta fuera, ni como anécdota.',
              en: 'What we’re told in confidence goes no further, not even as an anecdote.',
            },
          ],
        },
        {
          title: { es: 'Responsabilidad', en: 'Responsibility' },
          text: {
            es: 'Un plazo vencido rara vez se recupera; cuidamos los suyos como propios.',
            en: 'A missed deadline can rarely be recovered, so we guard yours as our own.',
          },
          points: [
            {
              es: 'Cada tarea tiene un responsable y una fecha, ambos por escrito.',
              en: 'Every task has an owner and a date, both in writing.',
            },
            {
              es: 'Avisamos del retraso cuando lo vemos venir y llevamos una propuesta.',
              en: 'We report a delay when we see it coming, and bring a proposal.',
            },
            {
              es: 'Lo que se presenta a una autoridad lo lee antes una segunda persona.',
              en: 'A second person reads what is filed with an authority before it goes out.',
            },
            {
              es: 'Si nos equivocamos, lo decimos, lo corregimos y cambiamos el procedimiento.',
              en: 'If we make a mistake, we say so, correct it and change the procedure.',
            },
          ],
        },
        {
          title: { es: 'Honestidad', en: 'Honesty' },
          text: {
            es: 'Si la respuesta es incómoda, la damos pronto.',
            en: 'If the answer is uncomfortable, we give it early.',
          },
          points: [
            {
              es: 'Separamos lo que dice la ley de lo que opinamos nosotros.',
              en: 'We keep what the law says apart from what we think.',
            },
            {
              es: 'Explicamos las alternativas, incluida la de no hacer nada.',
              en: 'We explain the alternatives, including doing nothing.',
            },
            {
              es: 'Alcance y honorarios quedan acordados antes de empezar.',
              en: 'Scope and fees are agreed before we begin.',
            },
            {
              es: 'Rechazamos los asuntos con conflicto de interés y toda operación simulada.',
              en: 'We turn down conflicts of interest and sham transactions of any kind.',
            },
          ],
        },
        {
          title: { es: 'Pasión', en: 'Passion' },
          text: {
            es: 'Se reconoce en las preguntas que hacemos y en lo que seguimos estudiando.',
            en: 'You can tell by the questions we ask and by what we keep studying.',
          },
          points: [
            {
              es: 'Leemos cada reforma pensando en a quién le cambia algo.',
              en: 'We read every reform asking whose situation it changes.',
            },
            {
              es: 'Queremos ver funcionar el producto del cliente antes de redactar sus términos.',
              en: 'We want to see the client’s product at work before we draft its terms.',
            },
            {
              es: 'Compartimos lo aprendido: los buenos formatos son de todo el equipo.',
              en: 'We share what we learn: a good template belongs to the whole team.',
            },
            {
              es: 'Cuidamos lo que nadie pidió, como un índice claro o un anexo completo.',
              en: 'We take care of details nobody asked for, such as a clear index or a complete annex.',
            },
          ],
        },
      ],
    }),
    prose({
      id: 'diversidad',
      heading: {
        es: 'Diversidad y espacio seguro: aquí se puede disentir',
        en: 'Diversity and safe space: room to disagree',
      },
      paragraphs: [
        {
          es: 'Un equipo en el que todos piensan igual pasa por alto los errores. Necesitamos personas de distintas profesiones, edades, regiones y trayectorias, y necesitamos que se atrevan a decir que algo está equivocado, también cuando lo escribió quien dirige.',
          en: 'A team that thinks alike misses mistakes. We need people of different professions, ages, regions and careers, and we need them to feel free to say that something is wrong, even if the person in charge wrote it.',
        },
        {
          es: 'Eso solo ocurre donde nadie paga un precio por hablar ni por ser quien es. Estas reglas valen en la oficina, en una videollamada y en las instalaciones de un cliente:',
          en: 'That happens only where nobody pays a price for speaking up or for who they are. These rules hold in the office, on a video call and on a client’s premises:',
        },
      ],
      points: [
        {
          es: 'Se contrata y se asciende por el trabajo. No cuentan el origen, el género, la edad, la orientación sexual, la identidad, la discapacidad, la religión, el estado civil ni un embarazo.',
          en: 'People are hired and promoted for their work. Origin, gender, age, sexual orientation, identity, disability, religion, marital status and pregnancy play no part.',
        },
        {
          es: 'No se tolera el acoso, el hostigamiento ni la discriminación, vengan de un colega, de quien dirige o de un cliente.',
          en: 'Harassment, bullying and discrimination are not tolerated, whether they come from a colleague, a manager or a client.',
        },
        {
          es: 'A quien informa de buena fe de un problema se le escucha con reserva y sin represalias.',
          en: 'Whoever reports a problem in good faith is heard in confidence and suffers no retaliation.',
        },
        {
          es: 'Cada quien dice cómo quiere que se le llame. Si alguien necesita un ajuste para trabajar o para una entrevista, lo acordamos.',
          en: 'People say how they wish to be addressed. If someone needs an adjustment to do their work or for an interview, we arrange it with them.',
        },
      ],
    }),
    callToAction({
      heading: { es: '¿Trabajaría con estas reglas?', en: 'Would you work by these rules?' },
      text: {
        es: 'Lea cómo se crece en la firma, de G1 a G4, y qué pasa después de enviar una postulación.',
        en: 'Read how people grow in the firm, from G1 to G4, and what happens after you apply.',
      },
      actions: [linkTo('careers', { es: 'Trabaje con nosotros', en: 'See careers' })],
    }),
  ],
});
