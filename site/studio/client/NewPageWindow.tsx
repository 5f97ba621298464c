import { useState } from 'react';
import type { Json, SeenEdit } from '../contract.ts';
import { movedAddress } from './addresses.ts';
import { inStudio } from './base.ts';
import { alike, commonFolder, following } from './forms/address.ts';
import { emptyFields } from './forms/empty.ts';
import { Fields } from './forms/kinds.tsx';
import { ImageField } from './forms/ImageField.tsx';
import { WordsField } from './forms/WordsField.tsx';
import { goTo } from './go-to.ts';
import { isObject } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useStudio } from './store.ts';
import { useForm } from './use-answer.ts';
import { localeCodes, say } from './words.ts';

/** The fields of the form. Everything else is edited on the new page or in its settings. */
const shownFields = { route: ['label', 'path', 'parent'], page: ['layout', 'title', 'description'] };

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
  const [card, setCard] = useState<Json>();
  const [image, setImage] = useState<Json>();
  const page = useForm({ of: 'page' });
  const route = useForm({ of: 'route' });
  const locales = localeCodes();
  const known = useStudio().site?.pages ?? [];
  const [values, setValues] = useState<{ readonly page?: Json | undefined; readonly route?: Json | undefined }>({});
  const [ofPage, ofRoute] = [page, route].map(({ input }) => (input?.type === 'object' ? input.fields : undefined));
  if (!ofPage || !ofRoute) return <Sheet title={heading} failure={page.failure ?? route.failure} />;
  const fields = {
    // The page of a service always has the layout of services.
    page: ofPage.filter(({ name }) => shownFields.page.includes(name)),
    // In this order, since the address is derived from the label.
    route: shownFields.route.flatMap((name) => ofRoute.filter((field) => field.name === name)),
  };
  const layouts = fields.page.find(({ name }) => name === 'layout')?.input;
  const hasLayout = isService && layouts?.type === 'option' && layouts.options.includes('service');
  const folder = isService ? `${commonFolder(known.flatMap(({ paths }) => paths[locales[0] ?? ''] ?? []))}/` : '/';
  const value = (part: 'page' | 'route'): { readonly [key: string]: Json } => {
    const current = values[part];
    if (isObject(current)) return current;
    const empty = emptyFields(fields[part]);
    return hasLayout && part === 'page' ? { ...empty, layout: 'service' } : empty;
  };

  const edits = (): SeenEdit[] => {
    let id = idOf(value('route')['path']);
    while (known.some((one) => one.id === id)) id += '-2';
    const { title = '', description = '' } = value('page');
    const words = card ?? Object.fromEntries(locales.map((locale) => [locale, '']));
    const hero = {
      kind: 'hero',
      heading: title,
      lead: isService ? words : description,
      ...(image !== undefined && { image }),
    };
    const content = { ...value('page'), ...(isService && { structuredData: 'service' }), blocks: [hero] };
    const { label = '' } = value('route');
    const service: SeenEdit = {
      edit: { kind: 'entry', of: ['services'], name: id, value: { title: label, description: words, page: id } },
    };
    const page: SeenEdit = { edit: { kind: 'page', page: { id, ...content }, route: value('route') } };
    return [page, ...(isService ? [service] : [])];
  };
  const open = (): void => {
    const path = String(value('route')['path']);
    // Keep the language prefix of the open page's address.
    const home = known.find(({ paths }) => inStudio(paths[document.documentElement.lang] ?? '') === location.pathname);
    const first = Object.values(home?.paths ?? {})[0] ?? location.pathname;
    void goTo(movedAddress(location.pathname, first, path) ?? path);
  };
  return (
    <Sheet title={heading}>
      <SheetForm edits={edits} after={open} send="add">
        <Fields
          fields={fields.route}
          value={value('route')}
          onChange={(next) => {
            const route =
              next &&
              following(value('route'), next, { address: 'path', words: 'label', locale: locales[0] ?? '', folder });
            const title = alike(
              value('route')['label'],
              isObject(route) ? route['label'] : undefined,
              value('page')['title'],
            );
            setValues({ page: { ...value('page'), ...(title !== undefined && { title }) }, route });
          }}
        />
        <Fields
          fields={fields.page}
          value={value('page')}
          onChange={(next) => {
            setCard(alike(value('page')['description'], isObject(next) ? next['description'] : undefined, card));
            setValues({ ...values, page: next });
          }}
          {...(hasLayout && { without: ['layout'] })}
        />
        {isService ? (
          <>
            <WordsField input={{ type: 'text' }} value={card} onChange={setCard} label={say('add.serviceCard')} />
            <ImageField value={image} onChange={setImage} label={say('picture.title')} isRequired={false} />
          </>
        ) : null}
        <p className="hint">{say('add.pageNext')}</p>
      </SheetForm>
    </Sheet>
  );
}
