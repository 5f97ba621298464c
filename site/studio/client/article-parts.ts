import type { Json } from '../contract.ts';
import { isObject } from './places.ts';

function inside(entry: Json, change: (body: Json) => Json): Json {
  if (!isObject(entry)) return entry;
  const { body, slug } = entry;
  return slug === undefined || body === undefined ? entry : { ...entry, body: change(body) };
}

/** An article whose text is a list of parts, as forms ask for it; anything else as it is. */
export function asParts(entry: Json): Json {
  return inside(entry, (body) => (Array.isArray(body) ? body : [{ kind: 'html', html: body }]));
}

/** The same as it is written: one part of HTML is a text alone. */
export function asBody(entry: Json): Json {
  return inside(entry, (body) => {
    const [first, ...others] = Array.isArray(body) ? (body as Json[]) : [];
    return isObject(first) && first['kind'] === 'html' && others.length === 0 ? (first['html'] ?? body) : body;
  });
}
