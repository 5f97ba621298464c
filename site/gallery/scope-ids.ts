/** The attributes whose value is an id or several, apart from `href`. */
const idAttributes =
  / (id|for|aria-labelledby|aria-describedby|aria-controls|commandfor|data-alert|data-dialog|data-tabs)="([^"]*)"/g;

/**
 * Adds a prefix to every id in a piece of markup, and to every reference to one. Forms keep their ids, by which React
 * hydrates them.
 * @example scopeIds('<h2 id="a">…</h2><a href="#a">…</a>', 'one-') // '<h2 id="one-a">…</h2><a href="#one-a">…</a>'
 */
export function scopeIds(html: string, prefix: string): string {
  const forms = [...html.matchAll(/<form id="([^"]+)"/g)].map(([, id = '']) => id);
  const scoped = (id: string): string =>
    forms.some((form) => id === form || id.startsWith(`${form}-`)) ? id : prefix + id;
  return html
    .replace(idAttributes, (_, name: string, ids: string) => ` ${name}="${ids.split(' ').map(scoped).join(' ')}"`)
    .replace(/(?<!<use) href="#([^"]+)"/g, (_, id: string) => ` href="#${scoped(id)}"`);
}
