import type { TestProject } from 'vitest/node';

import { NO_BROWSER, findBrowser, findHeadlessShell } from '../../scripts/tools.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    browserOptions: LaunchOptions;
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

export interface LaunchOptions {
  readonly executablePath: string;
  readonly headless: true;
  readonly args: string[];
}

/** How the whole of Chromium is started, with its settings and profiles: the one that `npm test` found, or that is found now. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  return { executablePath, headless: true, args: ARGUMENTS };
}

/** How its headless shell is started, which does the same with pages and costs half; where there is none, the whole browser. */
export async function shellOptions(): Promise<LaunchOptions> {
  const whole = await launchOptions();
  return { ...whole, executablePath: (await findHeadlessShell(whole.executablePath)) ?? whole.executablePath };
}

/** Looks once for the browser that each process of the browser tests starts. */
export default async function findTestBrowser(project: TestProject): Promise<void> {
  project.provide('browserOptions', await shellOptions());
}
