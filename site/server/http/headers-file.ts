import type { SiteHeaders } from '#contract';
import { readFileSync } from 'node:fs';

/** Reads the headers that the build wrote for its pages. */
export function readSiteHeaders(file: string): SiteHeaders {
  return JSON.parse(readFileSync(file, 'utf8')) as SiteHeaders;
}
