import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormOutcome } from '../browser/forms/types.ts';

interface ConfirmationProps {
  readonly outcome: FormOutcome;
  /** Milliseconds until the form comes back and its dialog closes. */
  readonly confirmFor: number;
  readonly onDone: () => void;
}

/** Replaces a form after success. */
export function Confirmation({ outcome, confirmFor, onDone }: ConfirmationProps) {
  const place = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const element = place.current;
    const dialog = element?.closest('dialog');
    // The visitor closed the dialog while the message was being sent: show the result anyway.
    if (dialog && !dialog.open) dialog.showModal();
    element?.focus();
    const timer = setTimeout(() => {
      dialog?.close();
      done();
    }, confirmFor);
    return () => clearTimeout(timer);
  }, [confirmFor]);
  return (
    <div className="form__confirmed py-8" role="status" tabIndex={-1} ref={place}>
      {outcome.title ? <h3 className="text-h2">{outcome.title}</h3> : null}
      <p className="lead">{outcome.message}</p>
    </div>
  );
}
