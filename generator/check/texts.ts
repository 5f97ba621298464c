import { localesOf, derivedValues, globalValues, namesIn, placeholder, singleBraces } from '../compile/text.ts';
import { namedTexts, navigationGroups } from '../compile/site.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso, unknownName } from '../diagnostics/diagnose.ts';
import {
  fieldTraits,
  interfaceKeys,
  isInWords,
  optionalInterfaceKeys,
  templateValues,
  traitsOf,
  type Locale,
  type SiteSpec,
} from '../schema/index.ts';
import { actionsIn, allBlocks, messagesIn, placeholderSyntax, textsIn, wordsIn } from '../compile/walk.ts';
import { codePoint } from '../diagnostics/words.ts';

/** The values that the site's frame fills into its own texts. */
const frameValues = [
  'title',
  'current',
  'field',
  'min',
  'max',
  'decimals',
  'day',
  'suggestion',
  'rating',
  'date',
  'from',
  'to',
];

/** The values that the list of the articles fills into its texts. */
const listValues = ['count', 'date', 'page', 'pages'];

/** Finds the values that the text at a path can contain; undefined where only the desk's pages know them. */
function knownBy(spec: SiteSpec): (path: SpecPath) => readonly string[] | undefined {
  const site = Object.keys(globalValues(spec, spec.locales.default));
  const inFrame = [...site, ...frameValues];
  const inList = [...site, ...listValues];
  return (path) => {
    if (path[0] === 'desk' && path[1] === 'texts') return undefined;
    if (path[0] === 'desk' && (path[1] === 'templates' || path[1] === 'signature')) return [...site, ...templateValues];
    if (path[0] === 'messages' && (interfaceKeys as readonly unknown[]).includes(path[1])) return inFrame;
    return path[0] === 'articles' && path[1] === 'list' ? inList : site;
  };
}

/** The content of every placeholder, well-formed or not. */
const mayHaveValues = /[{}]|\$t\(/;

/** Refuses placeholders that are unknown or malformed, or that some languages of a text lack. */
export function* placeholders(spec: SiteSpec): Iterable<Diagnostic> {
  const knownAt = knownBy(spec);
  const locales = localesOf(spec);
  for (const { value, path } of wordsIn(spec)) {
    if (!locales.some((locale) => mayHaveValues.test(value[locale]))) continue;
    const known = knownAt(path);
    const inSingle = (locale: Locale) =>
      [...value[locale].matchAll(singleBraces)].filter(([, name = '']) => known?.includes(name));
    const named = locales.map((locale) => ({ locale, names: namesIn(value[locale].replaceAll('{{{', '')) }));
    for (const { locale, names } of named) {
      if (placeholderSyntax.test(value[locale].replaceAll(placeholder, '')))
        yield diagnose('text/malformed-placeholder', [...path, locale], {});
      for (const { 0: found, 1: name = '', index: offset } of inSingle(locale))
        yield diagnose('text/malformed-placeholder#single', [...path, locale], { name, found }, { offset });
      for (const name of names) {
        if (!known || known.includes(name)) continue;
        const offset = Math.max(0, value[locale].search(new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`)));
        yield diagnose('text/unknown-placeholder', [...path, locale], { name, known }, { offset });
      }
    }
    // `text/malformed-placeholder` reports three braces, the notation of other programs.
    if (locales.some((locale) => value[locale].includes('{{{'))) continue;
    const all = new Set(named.flatMap(({ names }) => [...names].filter((name) => !known || known.includes(name))));
    for (const { locale, names } of named)
      for (const name of all) {
        if (names.has(name) || inSingle(locale).some(([, single]) => single === name)) continue;
        const others = named.filter((other) => other.names.has(name)).map((other) => other.locale);
        yield diagnose('text/placeholder-differs', [...path, locale], { name, locale, others });
      }
  }
}

/** Refuses values with a reserved name, and those that contain another value. */
export function* values(spec: SiteSpec): Iterable<Diagnostic> {
  const derived = derivedValues(spec);
  for (const [name, value] of Object.entries(spec.values)) {
    const path = ['values', name];
    const own = derived.get(name);
    const source = own && seeAlso(own.path, 'Its value comes from here.');
    if (own || frameValues.includes(name)) yield diagnose('value/reserved', path, { name }, { at: 'key', ...source });
    if (typeof value === 'string' && placeholderSyntax.test(value)) yield diagnose('value/placeholder', path, {});
    else if (typeof value === 'object' && isInWords(value))
      for (const locale of localesOf(spec))
        if (placeholderSyntax.test(value[locale])) yield diagnose('value/placeholder', [...path, locale], {});
  }
}

type OptionalKey = (typeof optionalInterfaceKeys)[number];

/** The optional texts of the interface that a site shows, each with the part that shows it. */
function shownBy(spec: SiteSpec): ReadonlyMap<string, string> {
  const unnamed = new Set(actionsIn(spec).flatMap(({ value }) => (value.label ? [] : [value.kind])));
  const fields = Object.values(spec.forms).flatMap((form) => Object.values(form.fields));
  const consent = optionalInterfaceKeys.filter((key) => key.startsWith('consent.'));
  const parts: readonly (readonly [isShown: boolean, what: string, keys: readonly OptionalKey[]])[] = [
    [spec.header.bar !== undefined, 'header.bar', ['nav.bar']],
    [spec.brand.rooms !== undefined, 'brand.rooms', ['nav.rooms']],
    [spec.firm.social.length > 0, 'firm.social', ['footer.follow']],
    [unnamed.has('book'), 'a button to a calendar without a label of its own', ['action.book']],
    [
      unnamed.has('chat') && Boolean(spec.firm.chat),
      'a button to the chat without a label of its own',
      ['action.chat'],
    ],
    [spec.integrations.analytics?.consent === true, 'integrations.analytics.consent', consent],
    [
      allBlocks(spec).some(
        ({ value }) => value.kind === 'specimen' && ('start' in value.drawing || 'base' in value.drawing),
      ),
      'a paper with a date or an amount',
      ['specimen.outside'],
    ],
    ...fields.flatMap((field) =>
      Object.entries(fieldTraits(field).messages?.(field) ?? {}).map(
        ([key, what]) => [true, what, [key as OptionalKey]] as const,
      ),
    ),
    ...[...new Set(allBlocks(spec).map(({ value }) => value.kind))].map(
      (kind) => [true, `a block ${kind}`, traitsOf(kind).messages ?? []] as const,
    ),
  ];
  return new Map(parts.flatMap(([isShown, what, keys]) => (isShown ? keys.map((key) => [key, what] as const) : [])));
}

/** Refuses a spec that lacks a text of the interface. */
export function* interfaceMessages(spec: SiteSpec): Iterable<Diagnostic> {
  const optional: readonly string[] = optionalInterfaceKeys;
  const shown = shownBy(spec);
  for (const key of interfaceKeys) {
    const what = optional.includes(key) ? shown.get(key) : "the site's frame";
    if (!(key in spec.messages) && what !== undefined) yield diagnose('message/missing', ['messages'], { key, what });
  }
  const pattern = spec.messages['title.pattern'];
  if (pattern && localesOf(spec).some((locale) => !namesIn(pattern[locale]).has('title')))
    yield diagnose('message/value', ['messages', 'title.pattern'], { name: 'title' });
}

/** The names of the groups that a text is in: `a` and `a.b` for `a.b.c`. */
function groupsOf(name: string): string[] {
  return [...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index));
}

/** Refuses texts with the name of a group, `contact` next to `contact.heading`, and messages with that of another text. */
export function* messageGroups(spec: SiteSpec): Iterable<Diagnostic> {
  const all = namedTexts(spec);
  const places = new Map<unknown, SpecPath>(textsIn(spec).map(({ value, path }) => [value, path]));
  const pathOf = (name: string): SpecPath =>
    all.get(name) === spec.messages[name] ? ['messages', name] : (places.get(all.get(name)) ?? []);
  const firstBelow = new Map(
    [...all.keys()].toReversed().flatMap((name) => groupsOf(name).map((above) => [above, name])),
  );
  for (const name of all.keys()) {
    const below = firstBelow.get(name);
    const related = seeAlso(pathOf(below ?? name), `"${below}" is here.`);
    if (below !== undefined) yield diagnose('message/branch', pathOf(name), { name, below }, { at: 'key', ...related });
  }
  for (const [name, text] of Object.entries(spec.messages))
    if (all.get(name) !== text || navigationGroups.some((group) => [name, ...groupsOf(name)].includes(group)))
      yield diagnose('message/taken', ['messages', name], { name }, { at: 'key' });
}

/** Refuses references to messages that do not exist. */
export function* messageNames(spec: SiteSpec): Iterable<Diagnostic> {
  const names = Object.keys(spec.messages);
  for (const { value, path } of messagesIn(spec))
    yield* unknownName('message/unknown', value.name, names, [...path, 'name']);
}

/** Warns of unused messages. Texts for later belong in `reserved`. */
export function* unusedMessages(spec: SiteSpec): Iterable<Diagnostic> {
  const used = new Set<string>([...interfaceKeys, ...messagesIn(spec).map(({ value }) => value.name)]);
  const lacking = interfaceKeys.filter((key) => !(key in spec.messages));
  for (const key of Object.keys(spec.messages))
    if (!used.has(key)) yield diagnose('message/unused', ['messages', key], { key, lacking }, { at: 'key' });
}

/** Patterns of damaged text, by the code of the diagnostic. */
const anywhere = [
  // A lost character, or "Ã³" for "ó".
  [
    'text/encoding',
    /\uFFFD|[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/,
  ],
  // Control characters, changes of direction, halves of characters, and characters that are private to a program.
  [
    'text/control-character',
    // oxlint-disable-next-line no-control-regex -- the rule looks for control characters
    /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}|\p{Co}/u,
  ],
  // A conflict marker of a merge: `<<<<<<< HEAD`. In code, the parser reports it.
  ['text/conflict', /^<{7} .*$/m],
] as const;

/** The patterns for plain text. */
const inPlainText = [
  ...anywhere,
  ['text/markup', /<\/?[a-z][^<>]*>|<!--/i],
  ['text/entity', /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i],
  ['text/malformed-placeholder#foreign', /\$\{\s*\w+\s*\}|\{\{\{\s*\w+\s*\}\}\}/],
  // `%s` and `%1$s`, but not after a number, as in `98 %s`.
  ['text/malformed-placeholder#printf', /(?<![%\p{N}]\s?)%(?:\d\$)?[sd](?![\p{L}\p{N}])/u],
] as const;

const invisible = /^[\s\p{Cf}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]*$/u;

function* wrongCharacters(text: string, path: SpecPath, isHtml = false): Iterable<Diagnostic> {
  if (invisible.test(text)) {
    yield diagnose('text/invisible', path, {});
    return;
  }
  for (const [key, pattern] of isHtml ? anywhere : inPlainText) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [found] = match;
    yield diagnose(key, path, { found, code: codePoint(found) }, { offset: match.index });
    return;
  }
}

/** Whether the text at a path is the HTML of an article. */
function isHtmlAt(path: SpecPath): boolean {
  return path.at(-1) === 'html' || (path[0] === 'articles' && path.at(-1) === 'body');
}

/** Refuses garbage in texts: lost or invisible characters, HTML, placeholders of other programs. */
export function* characters(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, path } of wordsIn(spec))
    for (const locale of localesOf(spec)) yield* wrongCharacters(value[locale], [...path, locale], isHtmlAt(path));
}
