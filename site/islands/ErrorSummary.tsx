import type { Ref } from 'react';
import type { LocalForm } from '../browser/forms/types.ts';
import { controlId } from '../fields/FieldFrame.tsx';

interface ErrorSummaryProps {
  readonly form: LocalForm;
  /** The messages by the names of their fields. */
  readonly errors: ReadonlyMap<string, string>;
  readonly ref: Ref<HTMLDivElement>;
}

/** Lists the errors, each as a link to its field; Enter on the summary itself leads to the first. */
export function ErrorSummary({ form, errors, ref }: ErrorSummaryProps) {
  const titleId = `${form.id}-summary`;
  const focusField = (name: string | undefined): void => {
    if (name !== undefined) document.getElementById(controlId(form.id, name))?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a short cut; the links do the same
    <div
      className="form__summary notice-box border-error bg-error-tint"
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        focusField(errors.keys().next().value);
      }}
    >
      <h3 className="font-sans text-base font-650 leading-[1.4] tracking-0" id={titleId}>
        {form.texts.summaryTitle}
      </h3>
      <ul>
        {[...errors].map(([name, message]) => (
          <li className="mt-1.6 text-base" key={name}>
            <a
              className="text-error font-600"
              href={`#${controlId(form.id, name)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
