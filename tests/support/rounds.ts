import type { Page, Route } from 'playwright';

/** What nobody else asks for: it is answered here, and shows that whatever the page asked for before it has arrived. */
const LAST_IN_LINE = '/last-in-line';

/**
 * Counts how many round trips follow one another, whatever they take: everything that a page asks for is held back until it
 * asks for nothing more, and is then let go at once.
 *
 * @param begin what the visitor does
 * @param isLast the request that the visitor waits for
 * @returns the paths of each round before that request
 */
export async function countRounds(
  page: Page,
  begin: () => Promise<unknown>,
  isLast: (path: string) => boolean,
): Promise<readonly (readonly string[])[]> {
  let held: Route[] = [];
  let arrived = (): void => {};
  const hold = async (route: Route): Promise<void> => {
    if (pathOf(route) !== LAST_IN_LINE) return void held.push(route);
    arrived();
    await route.fulfill({ status: 204 });
  };
  await page.route('**/*', hold);
  await begin();
  const rounds: string[][] = [];
  for (;;) {
    const last = new Promise<void>((resolve) => (arrived = resolve));
    await page.evaluate(askWhenIdle, LAST_IN_LINE);
    await last;
    const round = held;
    held = [];
    const paths = round.map(pathOf);
    if (paths.some(isLast)) {
      await Promise.all(round.map((route) => route.continue()));
      await page.unroute('**/*', hold);
      return rounds;
    }
    if (round.length > 0) rounds.push(paths);
    await Promise.all(round.map(letGo));
  }
}

function pathOf(route: Route): string {
  return new URL(route.request().url()).pathname;
}

async function letGo(route: Route): Promise<void> {
  await route.continue();
  await (await route.request().response())?.finished();
}

/** Runs in the page: what it has to do now may ask for more, and goes first. */
function askWhenIdle(path: string): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => requestIdleCallback(() => void fetch(path).then(() => resolve())));
  });
}
