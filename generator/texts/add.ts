import { UserError } from '../../site/user-error.mjs';
import { localesOf } from '../compile/locales.ts';
import { writeEdits } from '../edit/index.ts';
import { isLanguageTag } from '../schema/index.ts';
import { readTexts } from './unit.ts';

/** `--add`: declares one more language and gives every text its default wording in it, to be translated. */
export async function addLanguage(root: string, tag: string): Promise<void> {
  if (!isLanguageTag(tag)) throw new UserError(`"${tag}" is not a language tag, such as fr or pt-BR.`);
  const { site, spec, units, languages } = await readTexts(root);
  if (localesOf(spec).some((locale) => locale === tag)) throw new UserError(`the site has "${tag}" already.`);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const { language, region = '' } = new Intl.Locale(tag).maximize();
  const declared = { at: ['locales', 'all', tag], value: { name, tag: `${language}-${region}` } };
  const texts = units.map((unit) => ({ at: unit.path, value: { ...unit.texts, [tag]: unit.texts[languages.source] } }));
  await writeEdits(site, [{ kind: 'values', values: [declared, ...texts] }]);
  console.log(`${units.length} texts have ${tag} now, in the words of ${languages.source}.
Check its entry in locales.all and run: npm run generate
Then have it translated: npm run texts -- --export ${tag}.csv --to ${tag}`);
}
