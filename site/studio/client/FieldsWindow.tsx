import type { ReactElement } from 'react';
import { editOrNotify } from './actions.ts';
import { controlKey, fieldsOf, labelOf } from './form-fields.ts';
import { IconButton } from './Glyph.tsx';
import { Sheet } from './Sheet.tsx';
import { setState, useStudio } from './store.ts';
import { useSay } from './words.ts';

/** The bar over a form on the page. */
export function FormBar({ form }: { readonly form: string }): ReactElement {
  const say = useSay();
  return (
    <div className="bar bar--form">
      <button type="button" onClick={() => setState({ window: { kind: 'fields', form } })}>
        {say('fields.title')}
      </button>
    </div>
  );
}

/** Lists the fields of a form, to reorder, edit, add and remove them. */
export function FieldsWindow({ form }: { readonly form: string }): ReactElement {
  const say = useSay();
  const page = useStudio((state) => state.page);
  const isBusy = useStudio((state) => state.isBusy);
  const fields = Object.entries(fieldsOf(page, form));
  const move = (index: number, to: number): void => {
    const [name = ''] = fields[index] ?? [];
    // To move a field down, insert it before the one after the next.
    const before = fields[to > index ? to + 1 : to]?.[0];
    const of = ['forms', form, 'fields'];
    void editOrNotify([{ edit: { kind: 'moveEntry', of, name, before } }]);
  };
  return (
    <Sheet title={say('fields.title')}>
      <ol className="structure">
        {fields.map(([name, field], index) => {
          const label = labelOf(page, field);
          const button = (icon: string, action: string, press: () => void, isOff = false): ReactElement => (
            <IconButton
              icon={icon}
              label={`${action}: ${label}`}
              title={action}
              disabled={isOff || isBusy}
              onClick={press}
            />
          );
          return (
            <li key={name}>
              <span>
                {label}
                <span className="hint">
                  {say(controlKey(field['control']))} · {say(field['required'] ? 'fields.required' : 'form.optional')}
                </span>
              </span>
              <div className="bar">
                {button('arrow-up', say('up'), () => move(index, index - 1), index === 0)}
                {button('arrow-down', say('down'), () => move(index, index + 1), index === fields.length - 1)}
                {button('gear', say('settings'), () => setState({ window: { kind: 'field', form, name } }))}
                {button('x', say('remove'), () => setState({ window: { kind: 'removeField', form, name } }))}
              </div>
            </li>
          );
        })}
      </ol>
      <button type="button" className="add" onClick={() => setState({ window: { kind: 'field', form } })}>
        + {say('fields.add')}
      </button>
    </Sheet>
  );
}
