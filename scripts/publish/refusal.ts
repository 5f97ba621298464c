import type { PublishFault } from '../../site/desk/publish/outcome.ts';

/** The reason why nothing was published. Shown to the user; not a bug. */
export class Refusal extends Error {
  readonly fault: PublishFault;
  readonly details: readonly string[];

  constructor(fault: PublishFault, details: readonly string[] = []) {
    super(fault);
    this.fault = fault;
    this.details = details;
  }
}
