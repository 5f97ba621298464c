import type { PublishFault } from '../../site/desk/publish/outcome.ts';

/** Why nothing is published. It is the person's to read, not a bug. */
export class Refusal extends Error {
  readonly fault: PublishFault;
  readonly details: readonly string[];

  constructor(fault: PublishFault, details: readonly string[] = []) {
    super(fault);
    this.fault = fault;
    this.details = details;
  }
}
