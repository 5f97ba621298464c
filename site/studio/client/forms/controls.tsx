import { useId, type ReactNode, type ButtonHTMLAttributes } from 'react';
import { pageLocale } from '../../../browser/page-locale.ts';
import type { Input, Json } from '../../contract.ts';
import { say, displayName, languages, localeCodes } from '../words.ts';
import { useStudio } from '../store.ts';
import { isUnavailable } from '../addresses.ts';
import { useFaults } from './Faults.tsx';
import { isObject, isText } from '../spec-paths.ts';
import { RichField } from '../rich/RichField.tsx';
import { TextField } from '../rich/TextField.tsx';
import { strokes } from '../../../styles/strokes.ts';

export interface FieldProps {
  readonly input: Input;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** The namespace of the fields' names, if they are not in a block: `firm` in `field.firm.email`. */
  readonly within?: string;
  /** The names of fields to leave out. */
  readonly without?: readonly string[];
  /** The object that contains the value. */
  readonly around?: Json | undefined;
}

/** The properties of the field for one kind of input. */
export type FieldOf<Type extends Input['type']> = FieldProps & { readonly input: Extract<Input, { type: Type }> };

/** A button that removes an optional value. */
export function Remove({ onChange, label }: Pick<FieldProps, 'onChange'> & { readonly label?: string }) {
  return (
    <button type="button" className="add" onClick={() => onChange(undefined)}>
      {label ?? say('remove')}
    </button>
  );
}

/** An object with another value of a property; without the property if the value is absent. */
export function withKey(object: { readonly [key: string]: Json }, key: string, value: Json | undefined): Json {
  const rest = Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  if (value === undefined) return rest;
  return key in object ? { ...object, [key]: value } : { ...rest, [key]: value };
}

/** A text that is the same in all languages, a number, a date or a time. */
export function ScalarField({
  input,
  value,
  onChange,
  label,
  description,
  isRequired = true,
}: FieldOf<'string' | 'date' | 'time' | 'number'>) {
  const isNumber = input.type === 'number';
  return (
    <Row label={withOptional(label, isRequired)} help={description}>
      {(attributes) => (
        <input
          {...attributes}
          type={input.type === 'string' ? 'text' : input.type}
          value={typeof value === 'string' || typeof value === 'number' ? value : ''}
          required={isRequired}
          {...(isNumber && { min: input.min, max: input.max, step: input.whole ? 1 : 'any' })}
          {...(input.type === 'string' && { pattern: input.pattern, title: input.message })}
          onChange={({ target }) =>
            onChange(!isNumber ? target.value : target.value === '' ? undefined : Number(target.value))
          }
        />
      )}
    </Row>
  );
}

/** A checkbox. */
export function BooleanField({ value, onChange, label, description }: FieldOf<'boolean'>) {
  return (
    <Row label={label} help={description} isCheck>
      {(attributes) => (
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </Row>
  );
}

/** A label, marked if its field is optional. */
export function withOptional(label: string, isRequired = true): string {
  return isRequired ? label : `${label} (${say('form.optional')})`;
}

interface RowProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** Whether the control is a checkbox, which comes before its label. */
  readonly isCheck?: boolean;
  /** The control, which gets these attributes. */
  readonly children: (attributes: {
    readonly id: string;
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
  }) => ReactNode;
}

/** A control with a label and an optional help text. */
function Row({ label, help, isCheck = false, children }: RowProps) {
  const id = useId();
  const faults = useFaults();
  const describedBy = [help && `${id}-help`, faults.id].filter(Boolean).join(' ');
  const name = <label htmlFor={id}>{label}</label>;
  return (
    <div className={isCheck ? 'row row--check' : 'row'}>
      {isCheck ? null : name}
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(faults.id !== undefined && { 'aria-invalid': true }),
      })}
      {isCheck ? name : null}
      {help ? (
        <span className="hint" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
      {faults.note}
    </div>
  );
}

interface SelectRowProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly text: string | undefined }[];
  readonly isRequired?: boolean;
  readonly onChange: (key: string) => void;
}

/** A select with a label and an optional help text. */
export function SelectRow({ label, help, value, options, isRequired, onChange }: SelectRowProps) {
  return (
    <Row {...{ label, help }}>
      {(attributes) => (
        <select {...attributes} value={value} required={isRequired} onChange={(event) => onChange(event.target.value)}>
          {options.map(({ key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Row>
  );
}

/** A select. Shows the titles of pages and articles, not their ids. */
export function OptionField({ input, value, onChange, label, description, isRequired = true }: FieldOf<'option'>) {
  const { site } = useStudio();
  const locale = pageLocale();
  const nameOf = (option: string): string => {
    if (input.of === 'page' || input.of === 'destination')
      return site?.pages.find(({ id }) => id === option)?.label[locale] ?? option;
    if (input.of === 'article') return site?.articles.find(({ slug }) => slug === option)?.title[locale] ?? option;
    return displayName(option, input.of ? 'value' : 'field');
  };
  // A destination without a page is offered only where it is the destination already.
  const isOffered = (option: unknown): boolean =>
    option === value ||
    input.of !== 'destination' ||
    !site?.pages.some((one) => one.id === option && isUnavailable(one));
  const options = input.options
    .filter(isOffered)
    .map((option) => ({ option, key: String(option), text: nameOf(String(option)) }));
  const none = isRequired && value !== undefined ? [] : [{ key: '', text: '–' }];
  return (
    <SelectRow
      label={withOptional(label, isRequired)}
      help={description}
      value={value === undefined ? '' : String(value)}
      options={[...none, ...options]}
      isRequired={isRequired}
      onChange={(chosen) => onChange(options.find(({ key }) => key === chosen)?.option)}
    />
  );
}

/** A text in all languages. */
export function WordsField({ input, value, onChange, label, description, isRequired = true }: FieldOf<'text'>) {
  const locales = languages();
  const faults = useFaults();
  if (isObject(value) && value['kind'] === 'message')
    return <p className="hint">{say('form.shared', { name: label })}</p>;
  // Not a text: for example an author with a profile, or a body with several parts.
  const isWords =
    value === undefined ||
    (isObject(value) && Object.keys(value).every((key) => locales.some(({ code }) => code === key)));
  if (!isWords) return <p className="hint">{say('form.other', { name: label })}</p>;
  const texts = isText(value, localeCodes()) ? value : {};
  const change = (code: string, text: string): void => {
    const all = { ...Object.fromEntries(locales.map((locale) => [locale.code, ''])), ...texts, [code]: text };
    onChange(isRequired || Object.values(all).some((one) => one !== '') ? all : undefined);
  };
  return (
    <fieldset className={input.html ? 'words words--rich' : 'words'}>
      <legend>{withOptional(label, isRequired)}</legend>
      {description ? <p className="hint">{description}</p> : null}
      {locales.map(({ code, name }) => {
        const text = texts[code] ?? '';
        const isTooLong = input.max !== undefined && text.length > input.max;
        const props = {
          text,
          label: `${label}, ${name}`,
          lang: code,
          onChange: (changed: string) => change(code, changed),
          describedBy: faults.id,
          isInvalid: isTooLong || faults.concerns(code),
        };
        return (
          <div className="language" key={code}>
            <span className="language__name">{name}</span>
            {input.html ? <RichField {...props} /> : <TextField {...props} />}
            {input.max === undefined ? null : (
              <span className={isTooLong ? 'count count--over' : 'count'}>{`${text.length}/${input.max}`}</span>
            )}
          </div>
        );
      })}
      {faults.note}
    </fieldset>
  );
}

/** A decorative icon from the site's set. The element around it needs a label. */
export function Glyph({ name }: { readonly name: keyof typeof strokes & string }) {
  return (
    <svg
      className="glyph"
      viewBox="0 0 32 32"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: strokes[name] ?? '' }}
    />
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: keyof typeof strokes & string;
  readonly label: string;
}

/** A button that only shows an icon. */
export function IconButton({ icon, label, ...attributes }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...attributes}>
      <Glyph name={icon} />
    </button>
  );
}
