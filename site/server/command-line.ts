import { CommanderError, type Command } from 'commander';
import { UserError } from '../user-error.mjs';

/**
 * Runs a commander program on its arguments. Returns the help text if the arguments ask for it.
 *
 * @throws {UserError} for an unknown command, option or value, with a suggestion
 */
export async function runProgram(program: Command, args: readonly string[]): Promise<string | undefined> {
  let written = '';
  for (const part of [program, ...program.commands])
    part.exitOverride().configureOutput({ writeOut: (text) => (written += text), writeErr: () => undefined });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed' || error.code === 'commander.help') return written;
    const sentence = error.message.replace(/^error: /, '');
    throw new UserError(
      `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${/[.)?]$/.test(sentence) ? '' : '.'} See \`${program.name()} --help\`.`,
      { cause: error },
    );
  }
}
