import type { Block } from '#schema';

const schemas = import.meta.glob<string>('../blocks/*/schema.ts', { query: '?raw', import: 'default', eager: true });
const fixtures = import.meta.glob<string>('../blocks/*/fixtures.ts', { query: '?raw', import: 'default', eager: true });

/** What the schema says of a kind of block: the comment above it, without its examples. */
export function describeKind(kind: Block['kind']): string {
  const comment = new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export const ${kind}\b`);
  const [, text] = comment.exec(schemas[`../blocks/${kind}/schema.ts`] ?? '') ?? [];
  if (text === undefined) throw new Error(`site/blocks/${kind}/schema.ts has no comment above ${kind}.`);
  return text
    .replace(/@example[^]*/, '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .trim();
}

/** A kind's fixture file as it is written. */
export function sourceOf(kind: Block['kind']): string {
  const source = fixtures[`../blocks/${kind}/fixtures.ts`];
  if (source === undefined) throw new Error(`site/blocks/${kind}/fixtures.ts is missing.`);
  return source;
}
