import type { LocalForm } from '../browser/forms/types.ts';

/**
 * A control that bots fill in. Visitors cannot see, hear or reach it by keyboard. Browsers and password managers do not
 * fill it in: its name means nothing to them, and it has no id, which would contain the form's. The label is for pages
 * without a style sheet.
 */
export function Honeypot({ form }: { readonly form: LocalForm }) {
  return (
    <div className="sr" aria-hidden="true" inert>
      <label>
        {form.texts.honeypot}
        <input
          name={form.honeypot}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
