import type { FieldProps } from '#contract';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { fillIn } from '../../shared/text.ts';
import { suggestEmail } from './suggest-email.ts';
import { boxProps, FieldFrame } from '../FieldFrame.tsx';

/** Controls that keep the focus from the press of the pointer on, wherever the suggestion moves them. */
const BOX = 'textarea, select, input:not([type=checkbox], [type=radio])';

/**
 * An e-mail address. Below it, a button offers the address that was probably meant. It never appears when the visitor
 * presses another button, which would move away from the pointer.
 */
export default function EmailField(props: FieldProps) {
  const { field, texts, error } = props;
  const box = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<string>();
  const look = useEffectEvent((isTyping: boolean) => setSuggestion(suggestEmail(box.current?.value ?? '', isTyping)));
  // An answer may be older than this code.
  useEffect(() => look(!error), [error]);
  // It is gone when it has been sent.
  useEffect(() => {
    const form = box.current?.form;
    const forget = (): void => setSuggestion(undefined);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  function accept(): void {
    if (!box.current || suggestion === undefined) return;
    box.current.value = suggestion;
    // For the draft.
    box.current.dispatchEvent(new Event('input', { bubbles: true }));
    box.current.focus();
  }

  return (
    <FieldFrame {...props}>
      <input
        {...boxProps(props)}
        ref={box}
        type="email"
        inputMode={field.inputmode}
        placeholder={field.placeholder}
        onInput={() => look(true)}
        onBlur={({ relatedTarget }: FocusEvent) => relatedTarget?.matches(BOX) && look(false)}
      />
      <p className="empty:-mt-1.6" aria-live="polite">
        {suggestion === undefined ? null : (
          <button
            type="button"
            className="min-h-8 py-1.2 bg-transparent text-accent text-small text-left font-600 underline cursor-pointer [overflow-wrap:anywhere]"
            onClick={accept}
          >
            {fillIn(texts.emailSuggestion, { suggestion })}
          </button>
        )}
      </p>
    </FieldFrame>
  );
}
