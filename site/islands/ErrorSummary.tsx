import type { ReactElement, Ref } from 'react';
import type { FieldError } from '../lib/forms/check.ts';
import type { LocalForm } from '../lib/forms/types.ts';
import { controlId } from './Field.tsx';

interface ErrorSummaryProps {
  readonly form: LocalForm;
  readonly errors: readonly FieldError[];
  readonly ref: Ref<HTMLDivElement>;
}

/** What has to be put right, each line leading to its field. */
export function ErrorSummary({ form, errors, ref }: ErrorSummaryProps): ReactElement {
  const titleId = `${form.id}-summary`;
  return (
    <div className="form__summary" ref={ref} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>{form.texts.summaryTitle}</h3>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${controlId(form.id, name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(controlId(form.id, name))?.focus();
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
