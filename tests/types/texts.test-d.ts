/** Texts without a language, and blocks with missing or unknown parts, do not compile. */
import { definePage, defineMessages, hero, linkTo, statement, tabs } from '#schema';

const text = { es: 'Uno', en: 'One' };
const page = { id: 'home', layout: 'home', title: text, description: text, blocks: [] } as const;

hero({ heading: text, lead: text, actions: [linkTo('services')] });
definePage({ ...page, blocks: [hero({ heading: text, lead: text })] });

// @ts-expect-error -- the English text is missing
hero({ heading: { es: 'Uno' }, lead: text });
// @ts-expect-error -- the Spanish text is missing
hero({ heading: { en: 'One' }, lead: text });
// @ts-expect-error -- a text has both languages
hero({ heading: 'Uno', lead: text });
// @ts-expect-error -- there is no such language
hero({ heading: { es: 'Uno', en: 'One', de: 'Eins' }, lead: text });
// @ts-expect-error -- a hero has no subtitle
hero({ heading: text, lead: text, subtitle: text });
// @ts-expect-error -- a statement needs paragraphs
statement({ heading: text });
// @ts-expect-error -- no such motif
hero({ heading: text, lead: text, motif: 'law' });
// @ts-expect-error -- the panel that is open initially is missing
tabs({ id: 'audience', label: text, panels: [] });
// @ts-expect-error -- no such page
definePage({ ...page, id: 'homme', blocks: [] });
// @ts-expect-error -- no such layout
definePage({ ...page, layout: 'magazine', blocks: [] });
// @ts-expect-error -- no such kind of block
definePage({ ...page, blocks: [{ kind: 'statment', heading: text, paragraphs: [text] }] });
// @ts-expect-error -- required messages are missing
defineMessages({ 'form.submit': text });
