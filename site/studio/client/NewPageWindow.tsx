import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { Json, NotDone, SeenEdit } from '../contract.ts';
import { edit } from './actions.ts';
import { emptyFields } from './forms/empty.ts';
import { Fields } from './forms/Field.tsx';
import { ImageField } from './forms/ImageField.tsx';
import { Pictures } from './forms/pictures.ts';
import { useForm } from './forms/use-form.ts';
import { WordsField } from './forms/WordsField.tsx';
import { goTo } from './go-to.ts';
import { NotDoneNote } from './NotDoneNote.tsx';
import { isObject } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { SheetButtons } from './SheetButtons.tsx';
import { setState, useStudio } from './store.ts';
import { useSay } from './words.ts';

/** What is asked for before there is a page; all else is set on it, or in its settings. */
const asked = { route: ['path', 'label', 'parent'], page: ['layout', 'title', 'description'] };

/** @example idOf('/servicios/nominas') // 'nominas' */
const idOf = (path: Json | undefined): string => (typeof path === 'string' ? (path.split('/').findLast((part) => part !== '') ?? '') : '');

/**
 * A new page: its address and its name, its title and what search engines show. It begins with these as its opening, and goes on there. That
 * of a service comes with its card, and a picture if there is one.
 */
export function NewPageWindow({ isService }: { readonly isService: boolean }): ReactElement {
  const say = useSay();
  const heading = say(isService ? 'add.service' : 'add.page');
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const given = useMemo(() => ({ add: (id: string) => setPictures((ids) => [...ids, id]) }), []);
  const [card, setCard] = useState<Json>();
  const [image, setImage] = useState<Json>();
  const page = useForm({ of: 'page' });
  const route = useForm({ of: 'route' });
  const locales = useStudio(({ site }) => site?.locales ?? []).map(({ code }) => code);
  const known = useStudio(({ site }) => site?.pages ?? []);
  const [values, setValues] = useState<{ readonly page?: Json | undefined; readonly route?: Json | undefined }>({});
  const [told, setTold] = useState<NotDone>();
  if (!page || !route) return <Sheet title={heading}>{null}</Sheet>;
  if ('why' in page)
    return (
      <Sheet title={heading}>
        <NotDoneNote told={page} />
      </Sheet>
    );
  if ('why' in route || page.asks.type !== 'object' || route.asks.type !== 'object') return <Sheet title={heading}>{null}</Sheet>;
  const fields = {
    page: page.asks.fields.filter(({ name }) => asked.page.includes(name)),
    route: route.asks.fields.filter(({ name }) => asked.route.includes(name)),
  };
  const value = (part: 'page' | 'route'): { readonly [key: string]: Json } => {
    const given = values[part];
    if (isObject(given)) return given;
    const empty = emptyFields(fields[part], locales);
    const layout = fields[part].find(({ name }) => name === 'layout')?.asks;
    return isService && layout?.type === 'option' && layout.options.includes('service') ? { ...empty, layout: 'service' } : empty;
  };

  const submit = async (): Promise<void> => {
    const { path } = value('route');
    let id = idOf(path);
    while (known.some((one) => one.id === id)) id += '-2';
    const { title = '', description = '' } = value('page');
    const hero = { kind: 'hero', heading: title, lead: isService ? (card ?? '') : description, ...(image !== undefined && { image }) };
    const added = { ...value('page'), ...(isService && { structuredData: 'service' }), blocks: [hero] };
    const { label = '' } = value('route');
    const service: SeenEdit = { edit: { kind: 'entry', of: ['services'], name: id, value: { title: label, description: card ?? '', page: id } } };
    const done = await edit([{ edit: { kind: 'page', page: { id, ...added }, route: value('route') } }, ...(isService ? [service] : [])], pictures);
    if (!done.ok) {
      setTold(done);
      return;
    }
    setState({ window: undefined });
    // The address in the language that is shown: its prefix stands before the path.
    const home = known.find(({ paths }) => paths[document.documentElement.lang] === location.pathname);
    const first = Object.values(home?.paths ?? {})[0] ?? location.pathname;
    await goTo(location.pathname.endsWith(first) ? location.pathname.slice(0, location.pathname.length - first.length) + String(path) : String(path));
  };
  return (
    <Sheet title={heading}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Fields fields={fields.route} value={value('route')} onChange={(next) => setValues({ ...values, route: next })} />
        <Fields fields={fields.page} value={value('page')} onChange={(next) => setValues({ ...values, page: next })} />
        {isService ? (
          <Pictures value={given}>
            <WordsField asks={{ type: 'text' }} value={card} onChange={setCard} label={say('add.serviceCard')} />
            <ImageField value={image} onChange={setImage} label={say('picture.title')} isRequired={false} />
          </Pictures>
        ) : null}
        <p className="hint">{say('add.pageNext')}</p>
        {told ? <NotDoneNote told={told} /> : null}
        <SheetButtons send="add" />
      </form>
    </Sheet>
  );
}
