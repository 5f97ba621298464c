/** The short names of utilities. */
export type ShortNames = ReadonlyMap<string, string>;

const CLASSES = / class="([^"]*)"/g;

/** The classes in a page's HTML. */
export function classesOf(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(CLASSES), ([, names = '']) => decoded(names).split(' ')).flat());
}

/** Replaces the names of utilities in a page by short ones. */
export function withShortNames(html: string, names: ShortNames): string {
  const short = (name: string): string => names.get(name) ?? name;
  return html.replaceAll(
    CLASSES,
    (_, list: string) => ` class="${encoded(decoded(list).split(' ').map(short).join(' '))}"`,
  );
}

/** `[&>p]:mt-4` is escaped in HTML. */
function encoded(names: string): string {
  return names.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('>', '&gt;');
}

function decoded(names: string): string {
  return names.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
