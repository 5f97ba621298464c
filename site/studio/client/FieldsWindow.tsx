import { pageLocale } from '../../lib/page-locale.ts';
import type { StudioTextKey } from '../../texts/studio.ts';
import type { Json, PageAnswer } from '../contract.ts';
import { editOrNotify } from './actions.ts';
import { IconButton } from './Glyph.tsx';
import { isObject, stringIn, valueAt } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { setState, useStudio } from './store.ts';
import { say } from './words.ts';

type Fields = Readonly<Record<string, { readonly [key: string]: Json }>>;

/** The fields of a form on the page. */
export function fieldsOf(page: PageAnswer | undefined, form: string): Fields {
  const fields = page && valueAt(page, ['forms', form, 'fields']);
  return (isObject(fields) ? fields : {}) as Fields;
}

/** The label of a field in the page's language. */
export function labelOf(page: PageAnswer | undefined, field: Fields[string] | undefined): string {
  const label = field?.['label'];
  const isShared = isObject(label) && label['kind'] === 'message';
  const words = isShared ? page && valueAt(page, ['messages', String(label['name'])]) : label;
  return stringIn(words, pageLocale());
}

/** The text key for the name of a kind of field. */
export function controlKey(control: Json | undefined): StudioTextKey {
  return `control.${String(control)}` as StudioTextKey;
}

/** The bar over a form on the page. */
export function FormBar({ form }: { readonly form: string }) {
  return (
    <div className="bar bar--form">
      <button type="button" onClick={() => setState({ window: { kind: 'fields', form } })}>
        {say('fields.title')}
      </button>
    </div>
  );
}

/** Lists the fields of a form, to reorder, edit, add and remove them. */
export function FieldsWindow({ form }: { readonly form: string }) {
  const { page, isBusy } = useStudio();
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
          const button = (icon: string, action: string, press: () => void, isOff = false) => (
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
