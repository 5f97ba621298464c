import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Json, Failure, SpecPath } from '../contract.ts';
import { edit } from './actions.ts';
import { useForm } from './forms/use-form.ts';
import { Field } from './forms/kinds.tsx';
import { FailureNote } from './FailureNote.tsx';
import { isObject, valueAt } from './places.ts';
import { useStudio } from './store.ts';
import { useSay } from './words.ts';

interface LinkPartProps {
  readonly at: SpecPath;
  readonly element: Element;
  readonly onDone: () => void;
}

/** Edits the destination of a link: a page or a section of it, the calendar, the telephone, another site. */
export function LinkPart({ at, element, onDone }: LinkPartProps): ReactElement | null {
  const say = useSay();
  const page = useStudio((state) => state.page);
  const [isOpen, setOpen] = useState(false);
  const seen = page && valueAt(page, at);
  const [value, setValue] = useState<Json | undefined>(seen);
  const [result, setResult] = useState<Failure>();
  const form = useForm(isOpen ? { of: 'place', at } : undefined);
  const link = element.closest('a');
  if (seen === undefined || !isObject(seen)) return null;

  const write = async (): Promise<void> => {
    const done = await edit([{ edit: { kind: 'value', at, value: value ?? null }, seen }]);
    if (done.ok) onDone();
    else setResult(done);
  };
  return (
    <section className="link" aria-label={say('link.title')}>
      <div className="buttons">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say('link.change')}
        </button>
        {link ? (
          <a
            href={link.href}
            className="button"
            onClick={onDone}
            {...(link.target && { target: link.target, rel: 'noopener noreferrer' })}
          >
            {say('link.follow')}
          </a>
        ) : (
          <button
            type="button"
            onClick={() => {
              onDone();
              element.closest<HTMLElement>('button, summary, [role=tab]')?.click();
            }}
          >
            {say('link.follow')}
          </button>
        )}
      </div>
      {isOpen && form && 'input' in form ? (
        <div className="link__form">
          <Field input={form.input} value={value} onChange={setValue} label={say('link.title')} without={['label']} />
          {result ? <FailureNote result={result} /> : null}
          <button type="button" className="primary" onClick={() => void write()}>
            {say('link.save')}
          </button>
        </div>
      ) : null}
      {isOpen && form && 'why' in form ? <FailureNote result={form} /> : null}
    </section>
  );
}
