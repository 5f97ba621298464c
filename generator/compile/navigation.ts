import type { CompiledFooterSection, CompiledNavigation, NavigationEntry, TextKey, Texts } from '#contract';
import type { FooterSection, HeaderEntry, Localized, SiteSpec, Text } from '../schema/index.ts';
import { linkOf, pageHref } from './links.ts';
import { eachLocale, localizedPath } from './locales.ts';
import { from } from './origin.ts';
import { textsByLocale } from './page.ts';
import { valueCompiler } from './value.ts';

/** Header and footer with keys of the shared texts, and the texts that are theirs alone. */
export interface CompiledNavigationWithTexts {
  readonly navigation: CompiledNavigation;
  readonly texts: Localized<Texts>;
  /** The texts of the spec by their keys. */
  readonly textByKey: ReadonlyMap<string, Text>;
}

/** The prefix of the keys of header and footer in the shared texts. */
const root = 'navigation';

/** Compiles the links that every page has. Pure. */
export function compileNavigation(spec: SiteSpec): CompiledNavigationWithTexts {
  const texts = new Map<string, Text>();
  const keyFor = (text: Text, key: string): TextKey => {
    if ('kind' in text) return `shared:${text.name}`;
    texts.set(key, text);
    return `shared:${key}`;
  };
  const compile = valueCompiler(spec, { keyFor, routeLabel: (name) => `shared:routes.${name}` });

  const entryOf = ({ link, icon }: HeaderEntry, key: string): NavigationEntry =>
    from(link, {
      label: compile.action(link, key).label,
      link: linkOf(spec, link),
      ...(icon !== undefined && { icon }),
    });
  const sectionOf = (section: FooterSection, key: string): CompiledFooterSection => {
    if (section.kind === 'consent') return section;
    const heading = keyFor(section.heading, `${key}.heading`);
    if (section.kind !== 'links') return { ...section, heading };
    return {
      kind: 'links',
      id: section.id,
      heading,
      links: section.links.map((link, index) => entryOf({ link }, `${key}.links.${index}`)),
    };
  };

  const { header, footer, routes } = spec;
  return {
    navigation: {
      // A redirect leads on from there.
      logo: eachLocale(spec, (locale) => localizedPath(spec, '/', locale)),
      home: pageHref(spec, routes.home),
      privacy: pageHref(spec, routes.privacy),
      header: {
        entries: header.entries.map((entry, index) => entryOf(entry, `${root}.header.${index}`)),
        ...(header.action && { action: compile.action(header.action, `${root}.header.action`) }),
      },
      footer: {
        actions: (footer.actions ?? []).map((action, index) =>
          compile.action(action, `${root}.footer.actions.${index}`),
        ),
        columns: footer.columns.map(({ sections }, column) =>
          sections.map((section, index) => sectionOf(section, `${root}.footer.${column}.${index}`)),
        ),
      },
    },
    texts: textsByLocale(spec, texts),
    textByKey: texts,
  };
}
