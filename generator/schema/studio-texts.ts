import type { Localized } from './text.ts';

/**
 * The texts of `npm run studio`, in English. `studio-texts.ts` of a spec translates them to the languages of its site.
 * Values are written as i18next writes them, `{{count}}`.
 */
export const studioWords = {
  name: 'Studio',
  updating: 'Updating…',
  repair: 'The site is being repaired; your changes are safe.',
  mode: 'What a click does',
  'mode.edit': 'Edit',
  'mode.browse': 'Browse',
  undo: 'Undo',
  redo: 'Redo',
  add: 'Add',
  page: 'Page',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  remove: 'Remove',
  up: 'Move up',
  down: 'Move down',
  settings: 'Settings',
  'settings.title': 'Settings: {{name}}',
  'text.title': 'Change the text',
  'text.done': 'Done',
  'text.values': 'Filled in by the site: {{names}}. Move or delete these as a whole.',
  'text.same': 'In all languages',
  'text.characters': 'characters',
  also: 'Also changes: {{places}}',
  'link.title': 'Link',
  'link.change': 'Change where it goes',
  'link.follow': 'Open the link',
  'link.save': 'Save the link',
  refused: 'This could not be saved:',
  'refused.at': 'At: {{place}}.',
  'refused.rules': 'The rules of the site do not allow it. Whoever maintains the site can read why:',
  'refused.original': 'For whoever maintains the site',
  warned: 'This can be saved. Check it first:',
  'warned.rules': 'The site’s checks warn about this change. For whoever maintains the site:',
  conflict: 'Someone else changed this in the meantime. Nothing has been written.',
  'conflict.mine': 'Your version',
  'conflict.theirs': 'Their version',
  'conflict.takeMine': 'Keep my version',
  'conflict.takeTheirs': 'Take their version',
  'place.copy': 'Copy',
  'place.open': 'Open in the editor',
  'picture.title': 'Picture',
  'picture.drop': 'Choose a picture, or drop it here',
  'picture.alt': 'What the picture shows',
  'picture.altHelp': 'For those who do not see it, and for search engines.',
  'picture.decorative': 'It only decorates: the text beside it says the same',
  'gallery.title': 'Add a block',
  'gallery.add': 'Add: {{name}}',
  'structure.title': 'Blocks of this page',
  'structure.unnamed': '(no heading)',
  'structure.add': 'Add a block at the end',
  'add.title': 'Add after: {{name}}',
  'add.what': 'Add to the site',
  'add.block': 'A block on this page',
  'add.blockHelp': 'A list of cards, questions and answers, a call to action…',
  'add.page': 'A page',
  'add.pageHelp': 'With its own address and entry in the site map.',
  'add.pageNext': 'The page opens with an example block. Change its texts on the page, and add others.',
  'add.service': 'A service',
  'add.serviceHelp': 'A card among the services, with its page.',
  'add.serviceCard': 'Short description, for its card',
  'add.article': 'An article',
  'add.articleHelp': 'For the blog.',
  'add.redirect': 'A redirect',
  'add.redirectHelp': 'An old address that leads to a page.',
  'add.alias': 'A second address for: {{name}}',
  'add.aliasHelp': 'The page answers there too.',
  'firm.heading': 'The whole site',
  'firm.title': 'Data of the firm',
  'firm.values': 'Figures and times',
  'page.title': 'Page',
  'page.settings': 'Title and description',
  'page.address': 'Address and name',
  'page.redirect': 'Old links lead here',
  'page.remove': 'Remove this page',
  'article.remove': 'Remove this article',
  'remove.to': 'Old links lead to',
  'remove.nowhere': 'the not-found page',
  'remove.help': 'Links that others have kept, and search results, still lead to its address for a long time.',
  'page.all': 'All pages',
  'state.draft': 'draft',
  'state.future': 'not yet published',
  'changes.title': 'Changes that are not saved',
  'changes.none': 'Nothing was changed since the last save.',
  'review.title': 'Before publishing, check',
  'review.go': 'Go there',
  'changes.zero': 'No changes',
  'changes.one': '1 change',
  'changes.count': '{{count}} changes',
  'changes.name': 'What is this about?',
  'changes.message': 'Change texts in the studio',
  'changes.save': 'Save all',
  'changes.saved': 'Saved on the branch {{branch}}. Whoever maintains the site can publish it from there.',
  'changes.unpublished': 'Saved. It is not published yet.',
  'changes.desk': 'Desk',
  'changes.discard': 'Discard all',
  'changes.who': 'Who is saving?',
  'changes.whoHelp': 'Each save carries your name and e-mail. You are asked only once.',
  'changes.whoName': 'Name',
  'changes.whoEmail': 'E-mail',
  'changes.sure': 'Discard {{count}} changes: press again',
  'told.text': '{{where}} ({{language}}): “{{before}}” → “{{after}}”',
  'told.written': '{{where}} ({{language}}): “{{after}}”',
  'told.value': '{{where}}: {{before}} → {{after}}',
  'told.set': '{{where}}: {{after}}',
  'told.changed': '{{where}}: changed',
  'told.unset': '{{where}}: removed',
  'told.added': '{{where}}: “{{what}}” added',
  'told.removed': '{{where}}: “{{what}}” removed',
  'told.moved': '{{where}}: “{{what}}” moved to place {{place}}',
  'told.page': 'New page “{{what}}” at {{path}}',
  'told.pageGone': 'Page “{{what}}” removed from {{path}}',
  'told.service': 'New service “{{what}}”',
  'told.article': 'New article “{{what}}”',
  'told.articleGone': 'Article “{{what}}” removed',
  'told.redirect': 'New redirect: {{from}} → {{to}}',
  'told.alias': '{{where}}: second address {{path}}',
  'told.shared': 'Shared text',
  'told.yes': 'yes',
  'told.no': 'no',
  'form.optional': 'optional',
  'form.more': 'More',
  'form.kind': 'Kind',
  'form.add': 'Add: {{name}}',
  'form.shared': '{{name}}: a text that several places share. Change it on the page.',
  'form.other': '{{name}} can only be changed in an editor.',
  'form.html': 'Leave an empty line between paragraphs. Those who know HTML can write it: headings, lists, links.',
} as const;

export type StudioTextKey = keyof typeof studioWords;

/**
 * Labels of kinds of blocks (`kind.faq`), fields (`field.heading`) and values (`value.firmName`), by default their name in words; help for kinds and
 * fields (`help.heading`).
 */
type NameKey = `${'kind' | 'field' | 'value' | 'help'}.${string}`;

/** Replaces the message of a diagnostic, by its code (`problem.title/length`), or of a refusal of the studio. */
type ProblemKey = `problem.${string}`;

type Words = Readonly<Partial<Record<NameKey | ProblemKey, Localized>>>;

export type StudioTexts = Readonly<Record<StudioTextKey, Localized>> & Words;

/**
 * Declares the texts of the studio in the languages of the site. The built site contains none of them.
 * @param more texts from another file
 */
export function defineStudioTexts(more: Words, texts: StudioTexts): StudioTexts {
  return { ...texts, ...more };
}

/** Declares some texts of the studio, in a file of their own. */
export function defineStudioWords(words: Words): Words {
  return words;
}
