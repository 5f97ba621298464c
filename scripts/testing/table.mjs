/**
 * @typedef {import('./times.mjs').Figure} Figure
 * @typedef {import('./times.mjs').Times} Times
 * @typedef {import('./times.mjs').Spent} Spent
 */

/** The family of a test file: its folder. @param {{ file: string }} figure */
function familyOf({ file }) {
  return file.split('/')[1] ?? '';
}

/** How many of the slowest files are named. */
const SLOWEST = 20;

/** A number of seconds, as a person reads it. @param {number} seconds */
function duration(seconds) {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 100) return `${Math.round(seconds)} s`;
  return `${Math.floor(Math.round(seconds) / 60)} min ${String(Math.round(seconds) % 60).padStart(2, '0')} s`;
}

/**
 * Lines of columns: the first to the left, the others to the right.
 * @param {readonly (readonly string[])[]} rows
 */
function columns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`.trimEnd(),
  );
}

/**
 * The slowest files of a run, and how long each took the time before.
 * @param {readonly Figure[]} figures
 * @param {Times} before
 */
export function slowestTable(figures, before) {
  const slowest = figures.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const rows = slowest.map(({ file, tests, seconds }) => {
    const then = before.files[file];
    return [file, String(tests), duration(seconds), then ? duration(then.seconds) : ''];
  });
  return [
    `The slowest files${figures.length > SLOWEST ? `, ${SLOWEST} of ${figures.length}` : ''}:`,
    ...columns([['file', 'tests', 'time', 'before'], ...rows]),
  ].join('\n');
}

/** @param {Spent} spent */
function describeSpent({ wall, busy }) {
  return `${duration(wall)} from start to end${busy === undefined ? '' : `; the machine’s processors worked ${duration(busy)}`}`;
}

/**
 * What a run took, by family. A family is compared with the time before if all its files had run then.
 * @param {readonly Figure[]} figures
 * @param {Times} before
 * @param {Spent & { whole: boolean }} run
 */
export function familyTable(figures, before, { whole, ...spent }) {
  const families = [...new Set(figures.map(familyOf))].map(
    (name) => /** @type {const} */ ([name, figures.filter((figure) => familyOf(figure) === name)]),
  );
  const sumUp = (/** @type {string} */ name, /** @type {readonly Figure[]} */ of) => {
    const then = of.map(({ file }) => before.files[file]?.seconds);
    const known = then.filter((seconds) => seconds !== undefined);
    const sum = (/** @type {readonly number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
    return {
      seconds: sum(of.map(({ seconds }) => seconds)),
      row: [
        name,
        String(sum(of.map(({ tests }) => tests))),
        sum(of.map(({ seconds }) => seconds)).toFixed(0),
        known.length === then.length ? sum(known).toFixed(0) : '',
      ],
    };
  };
  const rows = families
    .map(([name, of]) => sumUp(name, of))
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ row }) => row);
  const earlier = whole && before.whole ? `\nThe time before: ${describeSpent(before.whole)}` : '';
  return `${columns([['family', 'tests', 'seconds', 'before'], ...rows, sumUp('all', figures).row]).join('\n')}\n${describeSpent(spent)}${earlier}`;
}
