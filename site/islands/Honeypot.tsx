import type { LocalForm } from '../lib/forms/types.ts';
import { controlId } from './FieldFrame.tsx';

/**
 * A control that bots fill in. Visitors cannot see, hear or reach it by keyboard. Browsers and password managers do not
 * fill it in, as its name means nothing to them. The label is for pages without a style sheet.
 */
export function Honeypot({ form, disabled }: { readonly form: LocalForm; readonly disabled: boolean }) {
  const id = controlId(form.id, form.honeypot);
  return (
    <div className="sr" aria-hidden="true" inert>
      <label htmlFor={id}>{form.texts.honeypot}</label>
      <input
        id={id}
        name={form.honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        disabled={disabled}
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  );
}
