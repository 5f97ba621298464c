import type { ReactNode } from 'react';
import type { CompiledBlockOf } from '#contract';

export type Drawing = CompiledBlockOf<'specimen'>['drawing'];

/** The props of the component that draws one form of specimen. */
export interface DrawingProps<F extends Drawing['form']> {
  readonly drawing: Extract<Drawing, { form: F }>;
}

/** What visitors set on a paper, beside its result. Without scripts, only the result of the example is shown. */
export function Settings({ children, result }: { readonly children: ReactNode; readonly result: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-0.5 mb-2 wall:gap-x-3 wall:mb-1">
      <div className="scripted flex flex-wrap items-center min-w-0 gap-x-5 gap-y-1 text-ink-soft wall:gap-x-3">
        {children}
      </div>
      {result}
    </div>
  );
}

/** A label and its control, on one line where it fits. */
export function Setting({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <label className="flex flex-wrap items-center gap-x-2 min-w-0 max-w-full">
      {label} {children}
    </label>
  );
}

/** The result of a paper, which screen readers announce when it changes. */
export function Result({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="font-600 figures">
      <span data-result="">{children}</span>
      <span data-fill="problem" />
    </p>
  );
}
