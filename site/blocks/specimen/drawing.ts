import type { CompiledBlockOf } from '#contract';

export type Drawing = CompiledBlockOf<'specimen'>['drawing'];
export type Form = Drawing['form'];

/** What draws one form of specimen is given. */
export interface DrawingProps<F extends Form> {
  readonly drawing: Extract<Drawing, { form: F }>;
}
