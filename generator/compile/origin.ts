/** What compiled values were made from. It is kept beside them, so nothing of it is in what the site reads. */
const origins = new WeakMap<object, object | string>();

/**
 * Notes what a compiled value was made from, for the panel of the dev server and for the studio.
 * @param source a part of the spec, or the path of a string in it
 */
export function from<T extends object>(source: object | string | undefined, compiled: T): T {
  if (source !== undefined) origins.set(compiled, source);
  return compiled;
}

/** The part of the spec that a compiled value was made from, through all steps; or the path of a string. */
export function originOf(compiled: object): object | string {
  const source = origins.get(compiled);
  return typeof source === 'object' ? originOf(source) : (source ?? compiled);
}
