import type { Block } from '#schema';

const schemas = import.meta.glob<string>('../blocks/*/schema.ts', { query: '?raw', import: 'default', eager: true });
const fixtures = import.meta.glob<string>('../blocks/*/fixtures.ts', { query: '?raw', import: 'default', eager: true });

/** The documentation of a kind of block: the comment above its schema, without examples. */
export function describeKind(kind: Block['kind']): string {
  const comment = new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export const ${kind}\b`);
  const [, text] = comment.exec(schemas[`../blocks/${kind}/schema.ts`] ?? '') ?? [];
  if (text === undefined) throw new Error(`site/blocks/${kind}/schema.ts has no comment above ${kind}.`);
  return text
    .replace(/@example[^]*/, '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .trim();
}

/** The source code of the fixtures of a kind. */
export function sourceOf(kind: Block['kind']) {
  return fixtures[`../blocks/${kind}/fixtures.ts`];
}
