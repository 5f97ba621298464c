import { useEffect, useRef } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { caretAt, caretIn, select } from './caret.ts';
import { fieldText, nodesOf, textOf, type } from './chips.ts';
import { isComposing } from './keys.ts';
import { chipLabels } from './words.ts';

interface TextFieldProps {
  readonly text: string;
  readonly label: string;
  readonly lang: string;
  readonly onChange: (text: string) => void;
  /** Whether it takes the focus when it appears. */
  readonly isFirst?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

/** A field for plain text, which shows placeholders as chips that can only be edited as a whole. */
export function TextField({
  text,
  label,
  lang,
  onChange,
  isFirst,
  className = 'field',
  style,
  describedBy,
  isInvalid,
}: TextFieldProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const dragged = useRef<HTMLElement>(null);
  const labelOf = chipLabels(lang);

  useEffect(() => {
    const field = ref.current;
    if (field && fieldText(field) !== text) field.replaceChildren(...nodesOf(text, labelOf));
    // oxlint-disable-next-line react/exhaustive-deps -- the names of values do not change after the site is loaded
  }, [text]);
  useEffect(() => {
    const field = ref.current;
    if (!isFirst || !field) return;
    field.focus({ preventScroll: true });
    getSelection()?.selectAllChildren(field);
    getSelection()?.collapseToEnd();
  }, [isFirst]);

  const changed = (): void => {
    const written = ref.current ? fieldText(ref.current) : '';
    onChange(written.trim() === '' ? '' : written);
  };
  const copy = (event: React.ClipboardEvent<HTMLDivElement>): void => {
    const range = ref.current && caretIn(ref.current);
    if (!range || range.collapsed) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textOf(range.cloneContents()));
    if (event.type === 'cut') type('', labelOf);
  };
  return (
    <div
      ref={ref}
      className={className}
      style={style}
      role="textbox"
      tabIndex={0}
      aria-multiline="false"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      lang={lang}
      spellCheck
      contentEditable
      suppressContentEditableWarning
      onInput={changed}
      onCopy={copy}
      onCut={copy}
      onPaste={(event) => {
        event.preventDefault();
        type(onOneLine(event.clipboardData.getData('text/plain')), labelOf);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.preventDefault();
      }}
      onKeyUp={(event) => {
        // Tab selects the whole text, as in an input element.
        if (event.key === 'Tab' && ref.current) getSelection()?.selectAllChildren(ref.current);
      }}
      onDragStart={(event) => {
        const chip = (event.target as Element).closest<HTMLElement>('.chip');
        dragged.current = chip;
        if (chip) event.dataTransfer.setData('text/plain', textOf(chip));
      }}
      onDrop={(event) => {
        event.preventDefault();
        const range = ref.current && caretAt(ref.current, event.clientX, event.clientY);
        if (!range) return;
        if (dragged.current) {
          const chip = document.createRange();
          chip.selectNode(dragged.current);
          select(chip);
          type('', labelOf);
        }
        dragged.current = null;
        select(range);
        type(onOneLine(event.dataTransfer.getData('text/plain')), labelOf);
      }}
    />
  );
}
