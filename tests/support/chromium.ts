import type { TestProject } from 'vitest/node';

import { NO_BROWSER, findBrowser, findHeadlessShell } from '../../scripts/tools.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    browserOptions: LaunchOptions;
  }
}

/** Switches off Chromium's own background requests, since tests account for every request. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface LaunchOptions {
  readonly executablePath: string;
  readonly headless: true;
  readonly args: string[];
}

/** Launch options of the full Chromium: the one that `npm test` found, or else the one found now. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  return { executablePath, headless: true, args: ARGUMENTS };
}

/** Launch options of Chromium's headless shell, which costs half; falls back to the full browser. */
export async function shellOptions(): Promise<LaunchOptions> {
  const full = await launchOptions();
  return { ...full, executablePath: findHeadlessShell(full.executablePath) ?? full.executablePath };
}

/** Finds the browser once for all processes of the browser tests. */
export default async function findTestBrowser(project: TestProject): Promise<void> {
  project.provide('browserOptions', await shellOptions());
}
