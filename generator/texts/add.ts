import { UserError } from '../../site/user-error.mjs';
import { localesOf } from '../compile/locales.ts';
import { writeEdits } from '../edit/plan.ts';
import { isLanguageTag } from '../schema/index.ts';
import { readTexts } from './unit.ts';

/** `--add`: declares a language as partial, so that untranslated texts appear in the default language. */
export async function addLanguage(root: string, tag: string): Promise<void> {
  if (!isLanguageTag(tag)) throw new UserError(`"${tag}" is not a language tag, such as fr or pt-BR.`);
  const { site, spec, units } = await readTexts(root);
  if (localesOf(spec).some((locale) => locale === tag)) throw new UserError(`the site already has "${tag}".`);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const { language, region = '' } = new Intl.Locale(tag).maximize();
  const value = { name, tag: `${language}-${region}`, partial: true };
  await writeEdits(site, [{ kind: 'values', values: [{ at: ['locales', 'all', tag], value }] }]);
  console.log(`The site has ${tag} now; its ${units.length} texts are shown in ${spec.locales.default} until they are translated.
Check its entry in locales.all and run: npm run generate
Then have it translated: npm run texts -- --export ${tag}.csv --to ${tag}`);
}
