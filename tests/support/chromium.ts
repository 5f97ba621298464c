import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

import { NO_BROWSER, findBrowser } from '../../scripts/browser.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser of all browser tests is to be reached. */
    browserEndpoint: string;
  }
}

/** Nothing that talks to the outside: the tests know every request that the page makes. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How a Chromium is started: the one that `npm test` found, or that is found now. */
export async function launchOptions(): Promise<{ executablePath: string; headless: true; args: string[] }> {
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  return { executablePath, headless: true, args: ARGUMENTS };
}

/** Starts one Chromium for all files of the browser tests; each of them connects to it. */
export default async function startBrowser(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(await launchOptions());
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
