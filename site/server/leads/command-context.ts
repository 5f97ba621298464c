import type { LeadsAction, LeadsActions } from './requests.ts';
import type { LeadsSetup } from './setup.ts';

/** What a command has at hand. */
export interface CommandContext {
  readonly setup: LeadsSetup;
  /** Does something with the rows, wherever they are. */
  readonly ask: <Action extends LeadsAction>(action: Action, ask: LeadsActions[Action]['ask']) => Promise<LeadsActions[Action]['answer']>;
  /** Puts a question to whoever sits there. Nothing when nobody does. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined;
}
