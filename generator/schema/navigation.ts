import { z } from 'zod';
import { navigationLinkSchema, type NavigationLink } from './action.ts';
import { anchorId, iconName } from './names.ts';
import { textSchema, type Text } from './text.ts';

const headerEntrySchema = z.strictObject({
  link: navigationLinkSchema,
  /** An icon before the words. */
  icon: iconName.optional(),
});

/** The header of every page. */
export const headerSchema = z.strictObject({
  /** The links, from left to right. */
  entries: z.array(headerEntrySchema),
  /** Contact links at the bottom of the screen on phones. The `headerAction` of a page replaces the first. */
  bar: z.array(headerEntrySchema).min(2).max(4).optional(),
  /** On larger screens, a button on every page without a `headerAction` of its own. */
  action: navigationLinkSchema.optional(),
});

const footerSectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('links'),
    id: anchorId,
    heading: textSchema,
    links: z.array(navigationLinkSchema).min(1),
  }),
  z.strictObject({ kind: z.literal('services'), id: anchorId, heading: textSchema }),
  z.strictObject({ kind: z.literal('contact'), heading: textSchema }),
  z.strictObject({ kind: z.literal('consent') }),
]);

/** The footer of every page. */
export const footerSchema = z.strictObject({
  /** A few words at the top of the plinth, such as the year of foundation. Default: none. */
  inscription: textSchema.optional(),
  /** Buttons under the logo and the tagline. */
  actions: z.array(navigationLinkSchema).optional(),
  /** The columns, from left to right; on narrow screens they are stacked. */
  columns: z.array(
    z.strictObject({
      /** The relative width of the column. Default 1. */
      width: z.number().positive().max(10).optional(),
      sections: z.array(footerSectionSchema).min(1),
    }),
  ),
});

export type Header = z.infer<typeof headerSchema>;
export type HeaderEntry = Header['entries'][number];
export type Footer = z.infer<typeof footerSchema>;
export type FooterSection = z.infer<typeof footerSectionSchema>;

/** Declares the header. @example defineHeader({ entries: [{ link: linkTo('home'), icon: 'house' }] }) */
export function defineHeader(header: Header): Header {
  return header;
}

/**
 * Declares the footer.
 * @example defineFooter({ actions: [book('newClients')], columns: [{ sections: [contactSection(…)] }] })
 */
export function defineFooter(footer: Footer): Footer {
  return footer;
}

/**
 * A list of links with a heading. The id is unique in the footer.
 * @example linkSection('company', { es: 'Empresa', en: 'Company' }, [linkTo('about'), linkTo('careers')])
 */
export function linkSection(id: string, heading: Text, links: NavigationLink[]): FooterSection {
  return { kind: 'links', id, heading, links };
}

/** A list of all services, each leading to its page. */
export function servicesSection(heading: Text, id = 'services'): FooterSection {
  return { kind: 'services', id, heading };
}

/** The firm's e-mail address, telephone number and location. */
export function contactSection(heading: Text): FooterSection {
  return { kind: 'contact', heading };
}

/** The button to change the answer about consent; shown only with `integrations.analytics.consent`. */
export function consentSection(): FooterSection {
  return { kind: 'consent' };
}
