import { useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { Done, Json, NotDone } from '../contract.ts';
import { editAndClose } from './actions.ts';
import { cleaned, emptyOf } from './forms/empty.ts';
import { Field, Fields } from './forms/kinds.tsx';
import { forget, useKept } from './forms/kept.ts';
import { Pictures } from './forms/pictures.ts';
import { useForm } from './forms/use-form.ts';
import { NotDoneNote } from './NotDoneNote.tsx';
import { isObject } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { SheetButtons } from './SheetButtons.tsx';
import { useStudio } from './store.ts';
import type { FormTarget } from './store.ts';
import { goTo } from './go-to.ts';

function rank({ first = [] }: FormTarget, name: string): number {
  return first.includes(name) ? first.indexOf(name) : first.length;
}

/** A form that follows from the schema. */
export function FormWindow({ target }: { readonly target: FormTarget }): ReactElement {
  const form = useForm(target.question);
  const locales = useStudio(({ site }) => site?.locales ?? []).map(({ code }) => code);
  // What is there already is shown as it is now.
  const key = target.value === undefined ? JSON.stringify([target.title, target.question]) : undefined;
  const [value, setValue] = useKept<Json | undefined>(key, 'value', target.value);
  const [told, setTold] = useState<Done | NotDone>();
  const [pictures, setPictures] = useKept<readonly string[]>(key, 'pictures', []);
  const given = useMemo(() => ({ add: (id: string) => setPictures((ids) => [...ids, id]) }), [setPictures]);
  const asks = form && 'asks' in form ? form.asks : undefined;
  useEffect(() => {
    if (!asks || value !== undefined) return;
    const empty = emptyOf(asks, locales);
    setValue(isObject(empty) ? { ...empty, ...target.begin } : empty);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is known what is asked for
  }, [asks]);

  const submit = async (): Promise<void> => {
    if (!asks || value === undefined) return;
    const clean = cleaned(value, asks);
    if (!(await editAndClose([target.make(clean)], setTold, pictures))) return;
    forget(key);
    if (target.then) await goTo(target.then(clean));
  };
  return (
    <Sheet title={target.title}>
      {form && 'why' in form ? <NotDoneNote told={form} /> : null}
      {asks && value !== undefined ? (
        <Pictures value={given}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key that saves, for whatever is in it */}
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
            }}
          >
            {asks.type === 'object' ? (
              <Fields
                fields={asks.fields.toSorted((a, b) => rank(target, a.name) - rank(target, b.name))}
                value={value}
                onChange={(next) =>
                  setValue((before) => (target.follow && next !== undefined ? target.follow(before, next) : next))
                }
                {...(target.without && { without: target.without })}
              />
            ) : (
              <Field
                asks={asks}
                value={value}
                onChange={setValue}
                label={target.title}
                {...(target.without && { without: target.without })}
              />
            )}
            {told && !told.ok ? <NotDoneNote told={told} /> : null}
            <SheetButtons send="save" onCancel={() => forget(key)} />
          </form>
        </Pictures>
      ) : null}
    </Sheet>
  );
}
