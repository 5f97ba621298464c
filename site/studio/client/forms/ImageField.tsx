import { useEffect, useState, useId, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import type { Failure, Json } from '../../contract.ts';
import { upload, mediaAddress } from '../api.ts';
import { FailureNote } from '../FailureNote.tsx';
import { isObject, stringIn } from '../spec-paths.ts';
import { useStudio } from '../store.ts';
import { say } from '../words.ts';
import { Remove, withKey, type FieldProps, withOptional, WordsField } from './controls.tsx';

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

interface Focus {
  readonly x: number;
  readonly y: number;
}

/** The distance that an arrow key moves the point (percent). */
const step = 5;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The shapes that the previews crop to, as CSS aspect ratios. */
const shapes = ['4 / 5', '3 / 2', '3 / 1'];

function inPercent(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100);
}

/** The style of a picture that is cropped around its focus. */
export function positionOf(focus: Json | undefined): CSSProperties {
  return isObject(focus) ? { objectPosition: `${String(focus['x'])}% ${String(focus['y'])}%` } : {};
}

/** A picture with the point that stays visible where it is cropped: a click sets it, arrow keys move it. */
export function FocusField({
  src,
  value,
  onChange,
}: {
  readonly src: string;
  readonly value: Json | undefined;
  readonly onChange: (focus: Json | undefined) => void;
}) {
  const help = useId();
  const isSet = isObject(value);
  const { x, y } = (isSet ? value : { x: 50, y: 50 }) as unknown as Focus;
  const set = (event: MouseEvent): void => {
    // A press of Enter has no position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: inPercent((event.clientX - left) / width), y: inPercent((event.clientY - top) / height) });
  };
  const move = (event: KeyboardEvent): void => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: inPercent((x + by[0]) / 100), y: inPercent((y + by[1]) / 100) });
  };
  return (
    <div className="focus">
      <button
        type="button"
        className="focus__picture"
        aria-label={isSet ? say('focus.at', { x, y }) : say('focus.title')}
        aria-describedby={help}
        onClick={set}
        onKeyDown={move}
      >
        <img src={src} alt="" />
        {isSet ? <span className="focus__point" style={{ left: `${x}%`, top: `${y}%` }} /> : null}
      </button>
      <p className="hint" id={help}>
        {say('focus.help')}
      </p>
      {isSet ? (
        <>
          <div className="focus__previews" aria-hidden="true">
            {shapes.map((aspectRatio) => (
              <img key={aspectRatio} src={src} alt="" style={{ aspectRatio, ...positionOf(value) }} />
            ))}
          </div>
          <Remove onChange={onChange} label={say('focus.remove')} />
        </>
      ) : null}
    </div>
  );
}
