import { inStudio } from './base.ts';

/** How often an address is tried that was added right now, and the pause between. */
const tries = 40;
const pause = 250;

const remembered = 'studio-go-to';

/** Goes to a page as soon as it is there: the generator has to write it first, and the dev server may load this page again meanwhile. */
export async function goTo(path: string): Promise<void> {
  const address = inStudio(path);
  sessionStorage.setItem(remembered, address);
  for (let number = 0; number < tries; number += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other is the point
    if (await isThere(address)) break;
    // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  }
  sessionStorage.removeItem(remembered);
  location.assign(address);
}

/** Whether an address has a page of its own by now: that of a new article answers before, with another article. */
async function isThere(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const own = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? address;
    return response.ok && new URL(own, location.href).pathname === new URL(address, location.href).pathname;
  } catch {
    return false;
  }
}

/** Goes on where a page was waited for when this one was loaded again. */
export function goOn(): void {
  const address = sessionStorage.getItem(remembered);
  if (address !== null && address !== location.pathname) void goTo(address);
  else sessionStorage.removeItem(remembered);
}
