/**
 * Computes something once for each object and then returns the same result. Specs are never changed after they are read.
 *
 * @example const compileRoutes = oncePer((spec: SiteSpec) => routesOf(spec));
 */
export function oncePer<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}
