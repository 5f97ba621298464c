import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import pc from 'picocolors';
import { describeFileError } from '../../site/file-error.mjs';
import { UserError } from '../../site/user-error.mjs';

/**
 * Runs a command of the generator: parses its options, prints its usage, and prints a UserError, a full disk and the like without a
 * stack trace, with exit code 1. Other errors are bugs and keep their trace.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  { usage, options, allowPositionals = false }: { usage: string; options: Options; allowPositionals?: boolean },
  work: (
    values: ReturnType<typeof parseArgs<{ options: Options; allowPositionals: boolean }>>['values'],
    positionals: readonly string[],
  ) => Promise<void>,
): Promise<void> {
  const parse = () => {
    try {
      return parseArgs({ options, allowPositionals });
    } catch (error) {
      throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    }
  };
  try {
    const { values, positionals } = parse();
    if ('help' in values && values.help) console.log(usage);
    else await work(values, positionals);
  } catch (error) {
    const sentence = error instanceof UserError ? error.message : describeFileError(error);
    if (sentence === undefined) throw error;
    console.error(`${pc.red('✗')} ${sentence}`);
    process.exitCode = 1;
  }
}
