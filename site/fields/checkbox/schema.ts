import {
  asked,
  fieldKind,
  navigationLinkSchema,
  persist,
  type MadeIf,
  type NavigationLink,
  type Settings,
  type Text,
} from '#schema/field-kind.ts';

const kind = fieldKind('checkbox', {
  ...asked,
  persist,
  /** A link in the label. The link's own label is its text within the label, in each language. */
  link: navigationLinkSchema.optional(),
}).with({
  columns: ['boolean'],
  converts: true,
  alwaysAnswered: true,
  studio: { place: 8, column: { type: 'boolean' } },
  condition: {
    // A checkbox that must be ticked before the form can be sent is never unticked.
    answers: ({ required }) => (required ? [true] : [true, false]),
    selector: ({ control, answer }) => (answer === '' ? `${control}:not(:checked)` : `${control}:checked`),
  },
  // A link whose text is not in the label would not be shown.
  *check({ label, link }, { text }) {
    if (!link) return;
    const words = link.label && text(link.label);
    const shown = Object.entries(text(label));
    if (shown.some(([locale, whole]) => !words || !whole.includes(words[locale as keyof typeof words])))
      yield { code: 'checkbox/link', at: 'link' };
  },
  compile({ link }, context) {
    if (!link?.label) return {};
    const { href, external } = context.link(link);
    return { link: { text: context.text(link.label), href, ...(external && { external }) } };
  },
  rule: () => ({ options: ['on'] }),
});

function makeCheckbox<N extends string = never>(
  label: Text,
  settings: Omit<Settings<typeof kind, N>, 'link'> & { link?: NavigationLink } = {},
): MadeIf<typeof kind, NoInfer<N>> {
  return { control: 'checkbox', label, ...settings };
}

/**
 * A checkbox. With `required: true` the form cannot be sent until it is ticked, as for consent.
 * @example checkboxField({ es: 'Acepto el aviso de privacidad', en: 'I accept the privacy notice' },
 *   { required: true, link: linkTo('privacy', { es: 'aviso de privacidad', en: 'privacy notice' }) })
 */
export const checkboxField = Object.assign(makeCheckbox, kind);
