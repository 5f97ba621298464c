import { useEffect, useState } from 'react';
import type { Failure } from '../../contract.ts';
import { upload } from '../api.ts';
import { FailureNote } from '../FailureNote.tsx';
import { isObject, stringIn } from '../places.ts';
import { useStudio } from '../store.ts';
import { mediaAddress, showFile } from './media.ts';
import { say } from '../words.ts';
import { Remove, withKey, type FieldProps } from './Field.tsx';
import { FocusField } from './FocusField.tsx';
import { withOptional } from './Row.tsx';
import { WordsField } from './WordsField.tsx';

/** A picture: a file to choose or drop here, and its text alternative. */
export function ImageField({
  value,
  onChange,
  label,
  isRequired = true,
  file,
}: Pick<FieldProps, 'value' | 'onChange' | 'label' | 'isRequired'> & {
  /** A picture that was dropped on the page. */
  readonly file?: File | undefined;
}) {
  const [failure, setFailure] = useState<Failure>();
  const image = isObject(value) && value['file'] !== undefined ? value : undefined;
  const pictures = useStudio().site?.pictures ?? [];
  const others = pictures
    .map((one) => [stringIn(one, 'file'), isObject(one) ? withKey(one, 'decorative', undefined) : one] as const)
    .filter(([name]) => name !== image?.['file']);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const uploaded = await upload(file);
    setFailure(uploaded.ok ? undefined : uploaded);
    if (!uploaded.ok) return;
    showFile(uploaded.file, file);
    // The text alternative of the previous picture does not describe this one.
    onChange({ kind: 'image', file: uploaded.file });
  };
  const address = image && mediaAddress(String(image['file']));
  useEffect(() => {
    void take(file);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [file]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drop target; the keyboard has the input
    <fieldset
      className="picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <legend>{withOptional(label, isRequired)}</legend>
      {image && address?.endsWith('.svg') ? <img className="thumb" src={address} alt="" /> : null}
      {image && address !== undefined && !address.endsWith('.svg') ? (
        <FocusField
          src={address}
          value={image['focus']}
          onChange={(focus) => onChange(withKey(image, 'focus', focus))}
        />
      ) : null}
      <label className="row">
        <span>{say('picture.drop')}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </label>
      {others.length > 0 ? (
        <details className="more">
          <summary>{say('picture.used')}</summary>
          <ul className="thumbs">
            {others.map(([name, one]) => (
              <li key={name}>
                <button type="button" aria-label={name} onClick={() => onChange(one)}>
                  <img className="thumb" src={mediaAddress(name)} alt="" loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {failure ? <FailureNote result={failure} /> : null}
      {image ? (
        <>
          {image['decorative'] === true ? null : (
            <WordsField
              input={{ type: 'text' }}
              value={image['alt']}
              onChange={(alt) => onChange(withKey(image, 'alt', alt))}
              label={say('picture.alt')}
              description={say('picture.altHelp')}
            />
          )}
          <label className="row row--check">
            <input
              type="checkbox"
              checked={image['decorative'] === true}
              onChange={(event) => {
                const { alt: _, decorative: __, ...others } = image;
                onChange(event.target.checked ? { ...others, decorative: true } : others);
              }}
            />
            {say('picture.decorative')}
          </label>
          {isRequired ? null : <Remove onChange={onChange} />}
        </>
      ) : null}
    </fieldset>
  );
}
