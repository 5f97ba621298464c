/**
 * Memoises a function by the identity of its argument. Safe for specs: nothing changes them after they are read.
 *
 * @example const compileRoutes = oncePer((spec: SiteSpec) => routesOf(spec));
 */
export function oncePer<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const found = results.get(key) ?? { value: compute(key) };
    results.set(key, found);
    return found.value;
  };
}
