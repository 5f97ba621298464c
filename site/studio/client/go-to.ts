import { inStudio } from './base.ts';
import { setState } from './store.ts';

/** The maximum number of attempts to load a new address, and the pause between them (milliseconds). */
const maxAttempts = 40;
const pause = 250;

/** Navigates to a page once it exists: the generator has to write it first. Reloads by the dev server wait meanwhile. */
export async function goTo(path: string): Promise<void> {
  const address = inStudio(path);
  setState({ isBusy: true });
  // oxlint-disable-next-line eslint/no-await-in-loop -- attempts run one after the other
  for (let number = 1; number < maxAttempts && !(await hasOwnPage(address)); number += 1)
    // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
    await new Promise((resolve) => void setTimeout(resolve, pause));
  location.assign(address);
}

/** Whether an address has its own page yet. Until then, the address of a new article shows another article. */
async function hasOwnPage(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const own = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? address;
    return response.ok && new URL(own, location.href).pathname === new URL(address, location.href).pathname;
  } catch {
    return false;
  }
}
