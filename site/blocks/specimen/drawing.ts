import type { CompiledBlockOf } from '#contract';

export type Drawing = CompiledBlockOf<'specimen'>['drawing'];

/** The props of the component that draws one form of specimen. */
export interface DrawingProps<F extends Drawing['form']> {
  readonly drawing: Extract<Drawing, { form: F }>;
}
