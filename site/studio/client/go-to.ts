import { inStudio } from './base.ts';

/** The maximum number of attempts to load a new address, and the pause between them (milliseconds). */
const maxAttempts = 40;
const pause = 250;

const storageKey = 'studio-go-to';

/** Navigates to a page once it exists: the generator has to write it first. Survives a reload by the dev server. */
export async function goTo(path: string): Promise<void> {
  const address = inStudio(path);
  sessionStorage.setItem(storageKey, address);
  for (let number = 0; number < maxAttempts; number += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- attempts run one after the other
    if (await hasOwnPage(address)) break;
    // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  }
  sessionStorage.removeItem(storageKey);
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

/** Continues to wait for a page after a reload. */
export function goOn(): void {
  const address = sessionStorage.getItem(storageKey);
  if (address !== null && address !== location.pathname) void goTo(address);
  else sessionStorage.removeItem(storageKey);
}
