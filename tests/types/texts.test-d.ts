/** A text that is missing in a language does not compile, nor does a block with a part that it does not have. */
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
// @ts-expect-error -- there is no third language
hero({ heading: { es: 'Uno', en: 'One', fr: 'Un' }, lead: text });
// @ts-expect-error -- a hero has no such part
hero({ heading: text, lead: text, subtitle: text });
// @ts-expect-error -- a statement needs paragraphs
statement({ heading: text });
// @ts-expect-error -- there is no such drawing
hero({ heading: text, lead: text, motif: 'law' });
// @ts-expect-error -- tabs need the panel that is open at first
tabs({ id: 'audience', label: text, panels: [] });
// @ts-expect-error -- there is no such page
definePage({ ...page, id: 'homme', blocks: [] });
// @ts-expect-error -- there is no such layout
definePage({ ...page, layout: 'magazine', blocks: [] });
// @ts-expect-error -- there is no such kind of block
definePage({ ...page, blocks: [{ kind: 'statment', heading: text, paragraphs: [text] }] });
// @ts-expect-error -- the texts of the site's frame are missing
defineMessages({ 'form.submit': text });
