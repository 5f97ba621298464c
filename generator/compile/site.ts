import type {
  CompiledBookingWidget,
  CompiledFirm,
  CompiledService,
  CompiledFooterSection,
  CompiledNavigation,
  NavigationEntry,
  TextKey,
} from '#contract';
import type { Firm, Integrations, SiteSpec, FooterSection, HeaderEntry, Text } from '../schema/index.ts';
import { pageHref, telHref, linkOf, localizedPath } from './links.ts';
import { eachLocale, localizedTextOf, describeHours, withOrigin } from './text.ts';
import { valueCompiler } from './page.ts';

/** Compiles the firm's data as the pages show it. */
export function compileFirm(spec: SiteSpec): CompiledFirm {
  const { name, legalName, types, tagline, origin, email, phone, address, hours, social } = spec.firm;
  return {
    name,
    legalName,
    types,
    tagline: localizedTextOf(spec, tagline),
    origin,
    email,
    phone: { display: phone, href: telHref(phone) },
    address,
    hours,
    hoursInWords: eachLocale(spec, (locale) => describeHours(spec, hours, locale)),
    social,
  };
}

/** Compiles the services, in the order of the spec. */
export function compileServices(spec: SiteSpec): CompiledService[] {
  return Object.entries(spec.services).map(([key, { motif, page, shortTitle }]) => ({
    key,
    title: `shared:services.${key}.title`,
    shortTitle: `shared:services.${key}.${shortTitle ? 'shortTitle' : 'title'}`,
    description: `shared:services.${key}.description`,
    ...(motif !== undefined && { motif }),
    href: pageHref(spec, page),
  }));
}

/** The booking calendar that is embedded in pages. */
export function compileBookingWidget(
  { bookings }: Firm,
  { bookingWidget, analytics }: Integrations,
): CompiledBookingWidget {
  const event = analytics?.clicks?.book;
  return { script: bookingWidget?.script ?? '', calendars: bookings, ...(event !== undefined && { event }) };
}

/** Compiles header and footer: their texts become keys of the shared texts, which `textByKey` adds to. Pure. */
export function compileNavigation(spec: SiteSpec): {
  readonly navigation: CompiledNavigation;
  readonly textByKey: ReadonlyMap<string, Text>;
} {
  const textByKey = new Map<string, Text>();
  const keyFor = (text: Text, key: string): TextKey => {
    if ('kind' in text) return `shared:${text.name}`;
    textByKey.set(key, text);
    return `shared:${key}`;
  };
  const compile = valueCompiler(spec, keyFor, (name) => `shared:routes.${name}`);

  const entryOf = ({ link, icon }: HeaderEntry, key: string): NavigationEntry =>
    withOrigin(link, {
      label: compile.action(link, key).label,
      link: linkOf(spec, link),
      ...(icon !== undefined && { icon }),
    });
  const sectionOf = (section: FooterSection, key: string): CompiledFooterSection => {
    if (section.kind === 'consent') return section;
    const heading = keyFor(section.heading, `${key}.heading`);
    if (section.kind !== 'links') return { ...section, heading };
    const links = section.links.map((link, index) => entryOf({ link }, `${key}.links.${index}`));
    return { kind: 'links', id: section.id, heading, links };
  };

  const { header, footer, nextSteps, routes } = spec;
  const root = 'navigation';
  return {
    navigation: {
      // The root redirects to the home page.
      logo: eachLocale(spec, (locale) => localizedPath(spec, '/', locale)),
      home: pageHref(spec, routes.home),
      privacy: pageHref(spec, routes.privacy),
      ...(nextSteps && {
        nextSteps: {
          heading: keyFor(nextSteps.heading, 'nextSteps.heading'),
          steps: nextSteps.steps.map((step, index) => keyFor(step, `nextSteps.steps.${index}`)),
        },
      }),
      header: {
        entries: header.entries.map((entry, index) => entryOf(entry, `${root}.header.${index}`)),
        bar: (header.bar ?? []).map((entry, index) => entryOf(entry, `${root}.bar.${index}`)),
        ...(header.action && { action: compile.action(header.action, `${root}.header.action`) }),
      },
      footer: {
        ...(footer.inscription && { inscription: keyFor(footer.inscription, `${root}.footer.inscription`) }),
        actions: (footer.actions ?? []).map((action, index) =>
          compile.action(action, `${root}.footer.actions.${index}`),
        ),
        columns: footer.columns.map(({ sections }, column) =>
          sections.map((section, index) => sectionOf(section, `${root}.footer.${column}.${index}`)),
        ),
      },
    },
    textByKey,
  };
}

/** The groups of the texts of header, footer and next steps. */
export const navigationGroups = ['navigation', 'nextSteps'];

/** The texts that all pages share, by key: messages, the error catalogue, services, labels of pages, and navigation. */
export function sharedTexts(spec: SiteSpec): ReadonlyMap<string, Text> {
  return namedTexts(spec, compileNavigation(spec).textByKey);
}

/** The shared texts, by default without those of the navigation. */
export function namedTexts(spec: SiteSpec, navigation: Iterable<[string, Text]> = []): ReadonlyMap<string, Text> {
  const texts = new Map<string, Text>(Object.entries(spec.messages));
  for (const [name, { reserved, title, message }] of Object.entries(spec.errors)) {
    if (reserved) continue;
    if (title) texts.set(`errors.${name}.title`, title);
    texts.set(`errors.${name}.message`, message);
  }
  for (const [name, { title, shortTitle, description }] of Object.entries(spec.services)) {
    texts.set(`services.${name}.title`, title);
    if (shortTitle) texts.set(`services.${name}.shortTitle`, shortTitle);
    texts.set(`services.${name}.description`, description);
  }
  for (const [name, { label }] of Object.entries({ ...spec.routes.pages, ...spec.routes.unavailable }))
    texts.set(`routes.${name}`, label);
  for (const [key, text] of navigation) texts.set(key, text);
  return texts.set('firm.tagline', spec.firm.tagline);
}
