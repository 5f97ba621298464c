/** The first lines in which two texts differ, `-` found and `+` expected; at most `limit` of each. */
export function difference(found: string, expected: string, limit = 3): string {
  const before = found.split(/\r?\n/);
  const after = expected.split('\n');
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end += 1;
  }
  const show = (lines: string[], mark: string) => {
    const part = lines.slice(start, lines.length - end);
    const more = part.length > limit ? [`  ${mark} … ${part.length - limit} more`] : [];
    return [...part.slice(0, limit).map((line) => `  ${mark} ${line}`), ...more];
  };
  return [`  line ${start + 1}:`, ...show(before, '-'), ...show(after, '+')].join('\n');
}
