import { humanise } from '../shared/text.ts';
import type { StudioTexts } from '../texts/studio.ts';
import type { Piece, ChangeLine, SpecPath, Failure } from './contract.ts';

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

/** A failure with an English message. If the studio has a text for `code`, the user sees that instead. */
export function failure(why: string, code?: string): Failure {
  return { ok: false, ...(code !== undefined && { code }), why, problems: [] };
}

/** The failure of every operation while the spec is invalid. */
export function brokenSpec(problems: Failure['problems']): Failure {
  return {
    ok: false,
    code: 'edit/broken',
    why: 'The spec has a mistake, probably because somebody is editing it right now.',
    problems,
  };
}

/** The variable parts of a message in order: quoted names, placeholders, addresses and numbers. */
function valuesIn(message: string): string[] {
  return [
    ...message.matchAll(
      /"([^"]*)"|\{\{(\w+)\}\}|https?:\/\/[^\s"]*[^\s".,;:]|(?<![\w/.-])\/[\w/-]+|(?<![\w.-])\d+(?:[.,]\d+)*/g,
    ),
  ].map(([all, quoted, name]) => quoted ?? name ?? all);
}

/**
 * Translates a diagnostic or failure: inserts the values of the original message into the studio's text
 * `problem.<code>`. `undefined` if the studio has no such text.
 */
export function problemWords(
  texts: StudioTexts,
  language: string,
  code: string | undefined,
  message: string,
): string | undefined {
  const key = texts.known(language, `problem.${code ?? ''}`);
  const values = valuesIn(message).map((value, index) => [index + 1, value]);
  return key && texts.in(language)(key, Object.fromEntries(values) as Record<string, string>);
}
