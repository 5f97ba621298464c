import { useId } from 'react';
import type { ReactElement } from 'react';
import type { Input } from '../../../../generator/edit/contract.ts';
import { useStudio } from '../store.ts';
import { useName, useSay } from '../words.ts';
import type { FieldProps } from './Field.tsx';

/** One of several. Pages and articles are told by their names, not by their ids. */
export function OptionField({
  input,
  value,
  onChange,
  label,
  description,
  isRequired = true,
}: FieldProps & { readonly input: Extract<Input, { type: 'option' }> }): ReactElement {
  const say = useSay();
  const id = useId();
  const name = useName();
  const site = useStudio((state) => state.site);
  const shown = document.documentElement.lang;
  const nameOf = (option: string): string => {
    if (input.of === 'page' || input.of === 'destination')
      return site?.pages.find(({ id }) => id === option)?.label[shown] ?? option;
    if (input.of === 'article') return site?.articles.find(({ slug }) => slug === option)?.title[shown] ?? option;
    return name(option, input.of ? 'value' : 'field');
  };
  const options = input.options.map((option) => ({ option, key: String(option), text: nameOf(String(option)) }));
  return (
    <div className="row">
      <label htmlFor={id}>
        {label}
        {isRequired ? '' : ` (${say('form.optional')})`}
      </label>
      <select
        id={id}
        {...(description && { 'aria-describedby': `${id}-help` })}
        value={value === undefined ? '' : String(value)}
        required={isRequired}
        onChange={(event) => onChange(options.find(({ key }) => key === event.target.value)?.option)}
      >
        {isRequired && value !== undefined ? null : <option value="">–</option>}
        {options.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {description ? (
        <span className="hint" id={`${id}-help`}>
          {description}
        </span>
      ) : null}
    </div>
  );
}
