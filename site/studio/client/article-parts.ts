import type { Json } from '../contract.ts';
import { isObject } from './places.ts';

/** Turns the body of an article into the list of parts that forms edit. Returns other values unchanged. */
export function asParts(entry: Json): Json {
  if (!isObject(entry) || entry['slug'] === undefined || typeof entry['body'] !== 'object') return entry;
  const { body } = entry;
  return { ...entry, body: Array.isArray(body) ? body : [{ kind: 'html', html: body }] };
}
