/** How often an address is tried that was added right now, and the pause between. */
const tries = 40;
const pause = 250;

/** Goes to a page as soon as it is there: the generator has to write it first. */
export async function goTo(address: string): Promise<void> {
  for (let number = 0; number < tries; number += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other is the point
    const { ok } = await fetch(address, { headers: { accept: 'text/html' } });
    if (ok) break;
    // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  }
  location.assign(address);
}
