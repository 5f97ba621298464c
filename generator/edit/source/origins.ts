import { articlePage, shownArticles } from '../../compile/articles.ts';
import { compileForm } from '../../compile/form.ts';
import { compileNavigation, sharedTexts } from '../../compile/navigation.ts';
import { oncePer } from '../../compile/once.ts';
import { originOf } from '../../compile/text.ts';
import { compilePage, type CompiledPageWithTexts } from '../../compile/page.ts';
import type { SpecPath } from '../../diagnostics/diagnostic.ts';
import { valueAt } from '../../read/shape.ts';
import type { Form, SiteSpec } from '../../schema/index.ts';

/** The paths in the spec behind an element of a page. */
export interface Origin {
  readonly text?: SpecPath;
  /** The action that the text labels. */
  readonly action?: SpecPath;
}

/** Splits a dotted key into path steps. */
function stepsOf(key: string): SpecPath {
  return key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Maps each object in a value to its path. */
function placesIn(value: unknown, path: SpecPath = [], places = new Map<object, SpecPath>()): Map<object, SpecPath> {
  if (typeof value !== 'object' || value === null) return places;
  places.set(value, path);
  for (const [key, inner] of Object.entries(value))
    placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key], places);
  return places;
}

type FindOrigin = (origin: string, page: string, article: string | undefined) => Origin;

/** Returns a function that resolves the origin of an element, which the compiler records, to paths in the spec. */
export const originFinder = oncePer((spec: SiteSpec): FindOrigin => {
  // Copy the spec so that an object used at several paths becomes one object for each path.
  const own = JSON.parse(JSON.stringify(spec)) as SiteSpec;
  const places = placesIn(own);
  const shared = sharedTexts(own);
  const { navigation } = compileNavigation(own);
  const formOf = oncePer((form: Form) => compileForm(own, form));
  const pages = new Map<string, CompiledPageWithTexts | undefined>();

  const compiled = (page: string, slug = ''): CompiledPageWithTexts | undefined => {
    const key = `${page} ${slug}`;
    if (!pages.has(key)) {
      const shown = shownArticles(own);
      const article = own.articles?.entries.find((one) => one.slug === slug);
      const found = shown && article ? articlePage(shown, article) : own.pages.find(({ id }) => id === page);
      pages.set(key, found && compilePage(own, found));
    }
    return pages.get(key);
  };

  const placeOf = (compiledValue: unknown): SpecPath | undefined => {
    if (typeof compiledValue !== 'object' || compiledValue === null) return undefined;
    const source = originOf(compiledValue);
    if (typeof source === 'string') return stepsOf(source);
    return 'kind' in source && source.kind === 'message' && 'name' in source
      ? ['messages', String(source.name)]
      : places.get(source);
  };

  const textAt = (key: string): SpecPath | undefined => {
    const [, namespace = '', name = ''] = /^([^:]*):(.*)$/.exec(key) ?? [];
    const [kind, id = ''] = namespace.split('/');
    if (namespace === 'spec') return stepsOf(name);
    if (namespace === 'shared') return placeOf(shared.get(name));
    const form = kind === 'form' ? own.forms[id] : undefined;
    if (form) return placeOf(valueAt(formOf(form), stepsOf(name)));
    return placeOf(compiled(namespace, kind === 'articles' ? id : undefined)?.textByKey.get(name));
  };

  const actionAt = (place: string, page: string, article: string | undefined): SpecPath | undefined => {
    const [root, ...steps] = stepsOf(place);
    const whole = root === 'navigation' ? navigation : compiled(page, article)?.page;
    return placeOf(valueAt(whole, steps));
  };

  return (origin, page, article) => {
    const [key = '', place] = origin.split(' ');
    const text = textAt(key);
    const action = place === undefined ? undefined : actionAt(place, page, article);
    return { ...(text && { text }), ...(action && { action }) };
  };
});
