import { isObject, isText } from '../places.ts';
import { RichField } from '../rich/RichField.tsx';
import { TextField } from '../rich/TextField.tsx';
import { languages, localeCodes, say } from '../words.ts';
import { type FieldOf, withOptional } from './controls.tsx';
import { useFaults } from './Faults.tsx';

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
