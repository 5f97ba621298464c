import type { Json } from '../contract.ts';
import { isObject } from './places.ts';

function withBody(entry: Json, change: (body: Json) => Json): Json {
  if (!isObject(entry)) return entry;
  const { body, slug } = entry;
  return slug === undefined || body === undefined ? entry : { ...entry, body: change(body) };
}

/** Turns the body of an article into the list of parts that forms edit. Returns other values unchanged. */
export function asParts(entry: Json): Json {
  return withBody(entry, (body) => (Array.isArray(body) ? body : [{ kind: 'html', html: body }]));
}

/** The reverse of `asParts`: a single HTML part becomes a text, as the spec writes it. */
export function asBody(entry: Json): Json {
  return withBody(entry, (body) => {
    const [first, ...others] = Array.isArray(body) ? (body as Json[]) : [];
    return isObject(first) && first['kind'] === 'html' && others.length === 0 ? (first['html'] ?? body) : body;
  });
}
