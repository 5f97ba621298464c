/**
 * Marks what only shows how the site looks until the firm puts its own in place: a figure that nobody has confirmed, a
 * testimonial, a case, an article. It changes nothing on the site; `npm run check -- --release` lists each with its place.
 * Where it is right as it stands, take the mark away.
 * @example defineValues({ companies: sample(50) })
 * @example export default sample(defineArticle({ … }))
 */
export function sample<T>(value: T): T {
  return value;
}
