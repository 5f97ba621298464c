import { pageLocale } from '../../browser/page-locale.ts';
import type { KnownPage, Json, JsonObject, SeenEdit } from '../contract.ts';
import { openPage, movedAddress } from './addresses.ts';
import { inStudio, goTo, useForm } from './api.ts';
import { Entry, Sheet, SheetForm } from './Panel.tsx';
import { openForm, setState, useStudio } from './store.ts';
import { say, localeCodes } from './words.ts';
import { alike, commonFolder, following, emptyFields } from './forms/values.ts';
import { Fields } from './forms/Field.tsx';
import { ImageField } from './forms/ImageField.tsx';
import { WordsField } from './forms/controls.tsx';
import { isObject } from './spec-paths.ts';
import { useDraft } from './drafts.tsx';

/** Lists what can be added to the site: a block, a page, a service, an article, a redirect, another address. */
export function AddWindow() {
  const { site, page } = useStudio();
  const known = openPage(site);
  const locale = pageLocale();

  const author = site?.articles.at(-1)?.author;
  const article = (): void =>
    openForm({
      title: say('add.article'),
      question: { of: 'article' },
      // Most articles have the same author as the one before.
      ...(author !== undefined && { begin: { author } }),
      isArticle: true,
      within: 'article',
    });
  const redirect = (): void =>
    openForm({
      title: say('add.redirect'),
      question: { of: 'redirect' },
      insert: { list: ['routes', 'redirects'] },
    });
  const alias = ({ id }: KnownPage, title: string): void =>
    openForm({
      title,
      question: { of: 'alias' },
      insert: { list: ['routes', 'pages', id, 'aliases'] },
    });
  const aliasTitle = say('add.alias', { name: known?.label[locale] ?? '' });
  const entry = (text: string, hint: string, onPress: () => void) => <Entry {...{ text, hint, onPress }} />;
  return (
    <Sheet title={say('add.what')}>
      <ul className="entries">
        {page?.at?.[0] === 'pages'
          ? entry(say('add.block'), say('add.blockHelp'), () => setState({ window: { kind: 'structure' } }))
          : null}
        {entry(say('add.page'), say('add.pageHelp'), () => setState({ window: { kind: 'newPage' } }))}
        {entry(say('add.service'), say('add.serviceHelp'), () =>
          setState({ window: { kind: 'newPage', isService: true } }),
        )}
        {site && site.articles.length > 0 ? entry(say('add.article'), say('add.articleHelp'), article) : null}
        {entry(say('add.redirect'), say('add.redirectHelp'), redirect)}
        {known ? entry(aliasTitle, say('add.aliasHelp'), () => alias(known, aliasTitle)) : null}
      </ul>
    </Sheet>
  );
}

/** The fields of the form, in this order. The others are edited on the new page or in its settings. */
const shownFields = ['label', 'path', 'parent', 'layout', 'title', 'description'];

/** @example idOf('/servicios/nominas') // 'nominas' */
function idOf(path: Json | undefined): string {
  return typeof path === 'string' ? (path.split('/').findLast((part) => part !== '') ?? '') : '';
}

/**
 * Adds a page with its address, name, title and description, which also fill its first block. A page of a service also
 * gets a card, and optionally a picture.
 */
export function NewPageWindow({ isService = false }: { readonly isService?: boolean }) {
  const heading = say(isService ? 'add.service' : 'add.page');
  const forms = [useForm({ of: 'route' }), useForm({ of: 'page' })];
  const [entered, setEntered] = useDraft<JsonObject | undefined>(undefined);
  const locales = localeCodes();
  const known = useStudio().site?.pages ?? [];
  if (forms.some(({ input }) => !input))
    return <Sheet title={heading} failure={forms.find(({ failure }) => failure)?.failure} />;
  const inputs = forms.flatMap(({ input }) => (input?.type === 'object' ? input.fields : []));
  const fields = shownFields.flatMap((name) => inputs.find((field) => field.name === name) ?? []);
  const layouts = fields.find(({ name }) => name === 'layout')?.input;
  // The page of a service always has the layout of services.
  const hasLayout = isService && layouts?.type === 'option' && layouts.options.includes('service');
  const value = entered ?? { ...emptyFields(fields), ...(hasLayout && { layout: 'service' }) };
  const { label = '', path, parent, layout = '', title = '', description = '', image } = value;
  const { card = Object.fromEntries(locales.map((locale) => [locale, ''])) } = value;
  const folder = isService ? `${commonFolder(known.flatMap(({ paths }) => paths[locales[0] ?? ''] ?? []))}/` : '/';

  const change = (next: Json | undefined): void => {
    if (!isObject(next)) return;
    const titled = alike(value, alike(value, next, 'label', 'title'), 'description', 'card');
    const rule = { address: 'path', words: 'label', locale: locales[0] ?? '', folder };
    setEntered(following(value, titled, rule) as JsonObject);
  };
  const edits = (): SeenEdit[] => {
    let id = idOf(path);
    while (known.some((one) => one.id === id)) id += '-2';
    const hero = { kind: 'hero', heading: title, lead: isService ? card : description, ...(image && { image }) };
    const route = { label, path: path ?? '', ...(parent !== undefined && { parent }) };
    const page = { id, layout, title, description, ...(isService && { structuredData: 'service' }), blocks: [hero] };
    const service = { title: label, description: card, page: id };
    return [
      { edit: { kind: 'page', page, route } },
      ...(isService ? [{ edit: { kind: 'entry', of: ['services'], name: id, value: service } } as const] : []),
    ];
  };
  const open = (): void => {
    // Keep the language prefix of the open page's address.
    const home = known.find(({ paths }) => inStudio(paths[pageLocale()] ?? '') === location.pathname);
    const first = Object.values(home?.paths ?? {})[0] ?? location.pathname;
    void goTo(movedAddress(location.pathname, first, String(path)) ?? String(path));
  };
  return (
    <Sheet title={heading}>
      <SheetForm edits={edits} after={open} send="add">
        <Fields fields={fields} value={value} onChange={change} within="page" without={hasLayout ? ['layout'] : []} />
        {isService ? (
          <>
            <WordsField
              input={{ type: 'text' }}
              value={card}
              onChange={(next = '') => setEntered({ ...value, card: next })}
              label={say('add.serviceCard')}
            />
            <ImageField
              value={image}
              // An upload takes a while, and other fields may change meanwhile.
              onChange={(next = null) => setEntered((now = value) => ({ ...now, image: next }))}
              label={say('picture.title')}
              isRequired={false}
            />
          </>
        ) : null}
        <p className="hint">{say('add.pageNext')}</p>
      </SheetForm>
    </Sheet>
  );
}
