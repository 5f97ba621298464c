import type { CompiledBlockOf } from '#contract';

export type Drawing = CompiledBlockOf<'specimen'>['drawing'];
export type Form = Drawing['form'];

/** The props of the component that draws one form of specimen. */
export interface DrawingProps<F extends Form> {
  readonly drawing: Extract<Drawing, { form: F }>;
}
