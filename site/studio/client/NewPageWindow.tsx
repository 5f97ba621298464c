import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Json, NotDone } from '../contract.ts';
import { edit } from './actions.ts';
import { emptyFields } from './forms/empty.ts';
import { Fields } from './forms/Field.tsx';
import { useForm } from './forms/use-form.ts';
import { goTo } from './go-to.ts';
import { NotDoneNote } from './NotDoneNote.tsx';
import { isObject } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { setState, useStudio } from './store.ts';
import { useSay } from './words.ts';

/** What is asked for before there is a page; all else is set on it, or in its settings. */
const asked = { route: ['path', 'label', 'parent'], page: ['layout', 'title', 'description'] };

/** @example idOf('/servicios/nominas') // 'nominas' */
const idOf = (path: Json | undefined): string => (typeof path === 'string' ? (path.split('/').findLast((part) => part !== '') ?? '') : '');

/** A new page: its address and its name, its title and what search engines show. It begins with these as its opening, and goes on there. */
export function NewPageWindow(): ReactElement {
  const say = useSay();
  const page = useForm({ of: 'page' });
  const route = useForm({ of: 'route' });
  const locales = useStudio(({ site }) => site?.locales ?? []).map(({ code }) => code);
  const known = useStudio(({ site }) => site?.pages ?? []);
  const [values, setValues] = useState<{ readonly page?: Json | undefined; readonly route?: Json | undefined }>({});
  const [told, setTold] = useState<NotDone>();
  if (!page || !route) return <Sheet title={say('add.page')}>{null}</Sheet>;
  if ('why' in page) return <Sheet title={say('add.page')}><NotDoneNote told={page} /></Sheet>;
  if ('why' in route || page.asks.type !== 'object' || route.asks.type !== 'object') return <Sheet title={say('add.page')}>{null}</Sheet>;
  const fields = { page: page.asks.fields.filter(({ name }) => asked.page.includes(name)), route: route.asks.fields.filter(({ name }) => asked.route.includes(name)) };
  const value = (part: 'page' | 'route'): { readonly [key: string]: Json } => {
    const given = values[part];
    return isObject(given) ? given : emptyFields(fields[part], locales);
  };

  const submit = async (): Promise<void> => {
    const { path } = value('route');
    let id = idOf(path);
    while (known.some((one) => one.id === id)) id += '-2';
    const { title = '', description = '' } = value('page');
    const blocks = [{ kind: 'hero', heading: title, lead: description }];
    const done = await edit([{ edit: { kind: 'page', page: { id, ...value('page'), blocks }, route: value('route') } }]);
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
    <Sheet title={say('add.page')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Fields fields={fields.route} value={value('route')} onChange={(next) => setValues({ ...values, route: next })} />
        <Fields fields={fields.page} value={value('page')} onChange={(next) => setValues({ ...values, page: next })} />
        <p className="hint">{say('add.pageNext')}</p>
        {told ? <NotDoneNote told={told} /> : null}
        <div className="buttons buttons--end">
          <button type="submit" className="primary">
            {say('add')}
          </button>
          <button type="button" onClick={() => setState({ window: undefined })}>
            {say('cancel')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
