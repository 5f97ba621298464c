import type { LeadsAction, LeadsActions } from './requests.ts';
import type { LeadsSetup } from './setup.ts';

/** The context of a command. */
export interface CommandContext {
  readonly setup: LeadsSetup;
  /** Runs a request on the rows, wherever they are. */
  readonly ask: <Action extends LeadsAction>(
    action: Action,
    ask: LeadsActions[Action]['ask'],
  ) => Promise<LeadsActions[Action]['answer']>;
  /** Asks the user a question; undefined without an interactive terminal. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined;
}
