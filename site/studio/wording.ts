import { humanise } from '../lib/humanise.ts';
import type { StudioTexts } from '../texts/studio.ts';
import type { Piece, ChangeLine, SpecPath } from './contract.ts';

/** The studio's language: the first of the user's languages that it has texts in, or that of the page. */
export function languageOf({ languages }: StudioTexts, wanted: readonly string[], page: string): string {
  const find = (tag: string): string | undefined =>
    languages.find((one) => one === tag) ?? languages.find((one) => one.split('-')[0] === tag.split('-')[0]);
  return [...wanted, page].map(find).find((one) => one !== undefined) ?? 'en';
}

/** What a name refers to: a kind of block, a field, or a value that texts contain. */
export type Named = 'kind' | 'field' | 'value';

/**
 * The display name of a block kind, field or value: a text of the studio, or else its identifier in words.
 * @param within the kind of block that the field belongs to, which may have its own text
 */
export function nameIn(texts: StudioTexts, language: string, name: string, of: Named, within = ''): string {
  const key = texts.known(language, `${of}.${within}.${name}`, `${of}.${name}`, `value.${name}`);
  return key ? texts.in(language)(key) : humanise(name);
}

/** The namespace of a field's name that does not depend on a block: a page and an article have names of their own. */
export function partOf(field: SpecPath): 'page' | 'article' | 'control' | undefined {
  if (field[0] === 'forms') return 'control';
  if (field[0] === 'pages' && field.length === 3) return 'page';
  return field[0] === 'articles' && field[1] === 'entries' && field.length === 4 ? 'article' : undefined;
}

function pieceIn(texts: StudioTexts, language: string, piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if ('texts' in piece) return piece.texts[language] ?? Object.values(piece.texts)[0] ?? '';
  if ('say' in piece) return texts.in(language)(piece.say);
  return [nameIn(texts, language, piece.name, piece.of, piece.within), piece.number]
    .filter((part) => part !== undefined)
    .join(' ');
}

/**
 * Renders breadcrumbs in a language.
 * @example breadcrumbs(texts, 'es', [{ texts: { es: 'Inicio' } }, { name: 'hero', of: 'kind' }]) // 'Inicio › Portada'
 */
export function breadcrumbs(texts: StudioTexts, language: string, pieces: readonly Piece[], between = ' › '): string {
  return pieces.map((piece) => pieceIn(texts, language, piece)).join(between);
}

/** Renders the description of a change. */
export function lineOf(texts: StudioTexts, language: string, { key, values }: ChangeLine): string {
  return texts.in(language)(
    key,
    Object.fromEntries(
      Object.entries(values).map(([name, pieces]) => [
        name,
        breadcrumbs(texts, language, pieces, name === 'where' ? undefined : ': '),
      ]),
    ),
  );
}
