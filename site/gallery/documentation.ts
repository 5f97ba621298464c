import type { Block } from '#schema';

const schemas = import.meta.glob<string>('../../generator/schema/blocks/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fixtures = import.meta.glob<string>('./fixtures/*.ts', { query: '?raw', import: 'default', eager: true });

/** What the schema says of a kind of block: the comment above its `…Schema`. */
export function describeKind(kind: Block['kind']): string {
  const comment = new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export const ${kind}Schema\b`);
  for (const source of Object.values(schemas)) {
    const text = comment.exec(source)?.[1];
    if (text !== undefined) return text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
  }
  throw new Error(`generator/schema/blocks/ has no comment above ${kind}Schema.`);
}

/** A kind's fixture file as it is written. */
export function sourceOf(kind: Block['kind']): string {
  const source = fixtures[`./fixtures/${kind}.ts`];
  if (source === undefined) throw new Error(`site/gallery/fixtures/${kind}.ts is missing.`);
  return source;
}
