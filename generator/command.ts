import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import pc from 'picocolors';
import { describeFileError, UserError } from '../site/user-error.mjs';

/**
 * Runs a command of the generator: parses its options and prints its usage. Prints errors that users can fix, such as
 * a full disk, without a stack trace and exits with code 1. Other errors are bugs and keep their trace.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  { usage, options, allowPositionals = false }: { usage: string; options: Options; allowPositionals?: boolean },
  run: (
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
    else await run(values, positionals);
  } catch (error) {
    const message = error instanceof UserError ? error.message : describeFileError(error);
    if (message === undefined) throw error;
    console.error(`${pc.red('✗')} ${message}`);
    process.exitCode = 1;
  }
}
