import { useState } from 'react';
import { pageLocale } from '../../browser/page-locale.ts';
import type { StudioTextKey } from '../../texts/studio.ts';
import type { Json, PageAnswer, Choice, Edit, FieldInput, PlanResult, SeenEdit } from '../contract.ts';
import { editOrNotify } from './actions.ts';
import { IconButton, SelectRow } from './forms/controls.tsx';
import { isObject, stringIn, valueAt } from './spec-paths.ts';
import { Sheet, SheetForm } from './Panel.tsx';
import { setState, useStudio } from './store.ts';
import { say, line } from './words.ts';
import { cleaned, isBlank } from './forms/values.ts';
import { Fields } from './forms/Field.tsx';
import { useForm, usePlan } from './api.ts';
import { useDraft } from './drafts.tsx';

type FormFields = Readonly<Record<string, { readonly [key: string]: Json }>>;

/** The fields of a form on the page. */
function fieldsOf(page: PageAnswer | undefined, form: string): FormFields {
  const fields = page && valueAt(page, ['forms', form, 'fields']);
  return (isObject(fields) ? fields : {}) as FormFields;
}

/** The label of a field in the page's language. */
function labelOf(page: PageAnswer | undefined, field: FormFields[string] | undefined): string {
  const label = field?.['label'];
  const isShared = isObject(label) && label['kind'] === 'message';
  const words = isShared ? page && valueAt(page, ['messages', String(label['name'])]) : label;
  return stringIn(words, pageLocale());
}

/** The text key for the name of a kind of field. */
function controlKey(control: Json | undefined): StudioTextKey {
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

type FieldValue = { readonly [key: string]: Json };

/** The settings of a field that the form shows, in this order. */
const shownSettings: readonly string[] = ['label', 'required', 'options', 'min', 'max', 'decimals', 'help', 'missing'];

const commonSettings: readonly string[] = ['label', 'required', 'help', 'missing'];

/** An option is edited by its text alone. The value to store is derived from the text. */
const options: FieldInput['input'] = {
  type: 'list',
  min: 1,
  item: { type: 'object', fields: [{ name: 'text', input: { type: 'text' }, required: true }] },
};

/** The kinds of fields that can be added, in their order. */
function offered(choices: readonly Choice[] = []): readonly Choice[] {
  return choices.filter(({ offer }) => offer).toSorted((a, b) => (a.offer?.place ?? 0) - (b.offer?.place ?? 0));
}

function inputsOf(choice: Choice | undefined): FieldInput[] {
  const found = shownSettings.flatMap((name) => choice?.fields.find((field) => field.name === name) ?? []);
  return found
    .filter(({ input }) => input.type !== 'other')
    .map((field) => (field.name === 'options' ? { ...field, input: options } : field));
}

function renamed(value: FieldValue, from: string, to: string): FieldValue {
  const list = value['options'];
  if (!Array.isArray(list)) return value;
  const items = (list as readonly FieldValue[]).map(({ [from]: words, ...rest }) => ({ ...rest, [to]: words ?? {} }));
  return { ...value, options: items };
}

/** Edits or adds a field of a form, and shows the effect on stored submissions. */
export function FieldWindow({ form, name }: { readonly form: string; readonly name?: string }) {
  const { page } = useStudio();
  const [fields] = useState(() => fieldsOf(page, form));
  const first = name === undefined ? undefined : fields[name];
  const { input: choice, failure } = useForm({
    of: 'place',
    at: ['forms', form, 'fields', name ?? Object.keys(fields)[0] ?? ''],
  });
  const [value, setValue, now] = useDraft<FieldValue>(
    first ? renamed({ required: false, ...first }, 'label', 'text') : { control: 'text', label: {}, required: false },
    first,
  );
  const seen = now as FieldValue | undefined;
  const input = choice?.type === 'choice' ? choice : undefined;
  const kind = input?.choices.find((choice) => choice.value === value['control']);
  const inputs = inputsOf(kind);
  const field = renamed(cleaned(value, { type: 'object', fields: inputs }) as FieldValue, 'text', 'label');
  const edit: Edit = name === undefined ? { kind: 'field', form, field } : { kind: 'changeField', form, name, field };
  const edits: SeenEdit[] = [{ edit, seen }];
  const isComplete = inputs.every((one) => !one.required || !isIncomplete(value[one.name]));
  const planned = usePlan(isComplete ? edits : undefined);
  const choose = (control: string): void => {
    const rest = Object.fromEntries(Object.entries(value).filter(([name]) => commonSettings.includes(name)));
    const next = input?.choices.find((choice) => choice.value === control);
    const hasOptions = next?.fields.some(({ name }) => name === 'options');
    setValue({ ...rest, control, ...(hasOptions && { options: value['options'] ?? [{ text: {} }, { text: {} }] }) });
  };
  return (
    <Sheet
      title={name === undefined ? say('fields.add') : say('settings.title', { name: labelOf(page, seen) })}
      failure={failure}
    >
      {input ? (
        <SheetForm
          edits={() => edits}
          planned={planned?.ok ? undefined : planned}
          send={name === undefined ? 'add' : 'save'}
          back={{ kind: 'fields', form }}
        >
          {name === undefined ? (
            <SelectRow
              label={say('form.kind')}
              value={String(value['control'])}
              options={offered(input.choices).map(({ value: key }) => ({ key, text: say(controlKey(key)) }))}
              onChange={choose}
            />
          ) : null}
          {kind?.offer?.presets ? <PresetRow presets={kind.offer.presets} value={value} onChange={setValue} /> : null}
          <Fields
            key={String(value['control'])}
            fields={inputs}
            value={value}
            within="control"
            onChange={(next) => isObject(next) && setValue(next)}
          />
          {name === undefined ? <p className="hint">{say('fields.privacy')}</p> : null}
          <RowsNote result={planned} />
        </SheetForm>
      ) : null}
    </Sheet>
  );
}

type Presets = NonNullable<NonNullable<Choice['offer']>['presets']>;

/**
 * Chooses settings that belong together, such as the first and the last day. Keeps those that were set in an editor.
 */
function PresetRow({
  presets: { of, settings },
  value,
  onChange,
}: {
  readonly presets: Presets;
  readonly value: FieldValue;
  readonly onChange: (value: FieldValue) => void;
}) {
  const all = Object.values(settings).flatMap((one) => Object.keys(one));
  const isSet = ([name]: readonly [string, unknown]): boolean => all.includes(name);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const given = JSON.stringify(Object.fromEntries(entries.filter(isSet).toSorted()));
  const chosen = Object.keys(settings).find((name) => JSON.stringify(settings[name]) === given);
  const rest = Object.fromEntries(entries.filter((entry) => !isSet(entry)));
  return (
    <SelectRow
      label={say(`${of}.title` as StudioTextKey)}
      value={chosen ?? 'own'}
      options={[...Object.keys(settings), ...(chosen === undefined ? ['own'] : [])].map((key) => ({
        key,
        text: say(`${of}.${key}` as StudioTextKey),
      }))}
      onChange={(key) => onChange({ ...rest, ...settings[key] })}
    />
  );
}

/** Whether a part of a value is still empty. */
function isIncomplete(value: Json | undefined): boolean {
  if (isBlank(value) || (isObject(value) && Object.keys(value).length === 0)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some((inner: Json) => isIncomplete(inner));
}

/** Removes a field, or explains why the form needs it. */
export function RemoveFieldWindow({ form, name }: { readonly form: string; readonly name: string }) {
  const { page } = useStudio();
  const [seen] = useState(() => fieldsOf(page, form)[name]);
  const edits: SeenEdit[] = [{ edit: { kind: 'removeField', form, name }, seen }];
  const planned = usePlan(edits);
  return (
    <Sheet title={`${say('remove')}: ${labelOf(page, seen)}`}>
      <SheetForm
        edits={() => edits}
        planned={planned}
        send="remove"
        isOff={planned?.ok !== true}
        back={{ kind: 'fields', form }}
      >
        <RowsNote result={planned} />
      </SheetForm>
    </Sheet>
  );
}

/** Shows how a change affects stored submissions, and the SQL for maintainers of the database. */
function RowsNote({ result }: { readonly result: PlanResult | undefined }) {
  if (!result?.ok) return null;
  return (
    <section className="preview" aria-live="polite">
      <h3>{say('rows.title')}</h3>
      {result.rows.length === 0 ? <p>{say('rows.none')}</p> : null}
      {result.rows.map((row) => (
        <p key={JSON.stringify(row)}>{line(row)}</p>
      ))}
      {result.sql === undefined ? null : (
        <details className="more">
          <summary>{say('rows.sql')}</summary>
          <pre lang="en">{result.sql}</pre>
        </details>
      )}
    </section>
  );
}
