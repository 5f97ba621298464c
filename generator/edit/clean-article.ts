import { UserError } from '../../site/user-error.mjs';
import { bodiesOf } from '../check/article-html.ts';
import { cleanArticle } from '../compile/clean-article.ts';
import { localesOf } from '../compile/locales.ts';
import { parseSpec } from '../read/load.ts';
import { applyEdit } from './apply.ts';
import { finish } from './plan.ts';
import { EditedSite } from './site.ts';
import { EditState } from './state.ts';
import { writeFiles } from '../files.ts';

/**
 * Takes out of an article, or of the article blocks of a page, the HTML that the site would leave out. The rules refuse the spec
 * until then, so that it is not planned as other edits are; the next run of the generator checks what was made.
 */
export async function cleanArticleOf(root: string, name: string): Promise<number> {
  const site = new EditedSite(root);
  const drafts = site.drafts();
  const exported = await site.run(drafts);
  const parsed = parseSpec(exported as object);
  if (!parsed.success) throw new UserError('the spec has other mistakes. Fix them first: npm run generate');
  const spec = parsed.data;
  const indexes = [
    ['articles', 'entries', spec.articles?.entries.findIndex(({ slug }) => slug === name) ?? -1],
    ['pages', spec.pages.findIndex(({ id }) => id === name)],
  ] as const;
  const own = bodiesOf(spec).filter(({ path }) =>
    indexes.some((at) => at.every((step, index) => path[index] === step)),
  );
  if (own.length === 0) throw new UserError(`there is no article "${name}", and no page with an article block.`);
  const values = own.map(({ path, body }) => ({
    at: path,
    value: Object.fromEntries(Object.entries(body).map(([locale, html]) => [locale, cleanArticle(html)])),
  }));
  const state = new EditState(site.project, site.entry, drafts, localesOf(spec), exported);
  applyEdit(state, { kind: 'values', values });
  await finish(state);
  const changes = drafts.changes();
  writeFiles(site.project, changes);
  return changes.length;
}
