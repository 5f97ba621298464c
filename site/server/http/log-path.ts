import type { IncomingMessage } from 'node:http';
import { parseTarget } from './request-target.ts';
import type { SiteMap } from './site-map.ts';
import type { StaticFiles } from './static-files.ts';

/** Longer paths are cut: nobody reads them, and they would fill the disk. */
const LONGEST = 200;

const MASK = '[…]';

/** How often a path is decoded in search of what it hides: `%2540` is an `@` as well. */
const DECODINGS = 3;

/**
 * A path as it may stand in a log. An address can contain whatever somebody typed or a mail program joined to it: what looks
 * like an e-mail address or a number of seven digits or more is left out, and so is what could forge a line or steer the
 * terminal that shows it.
 */
export function loggedPath(path: string): string {
  const readable = decoded(path)
    .replaceAll(/[^/?&=\s]*@[^/?&=\s]*/g, MASK)
    .replaceAll(/[+(]{0,2}\d(?:[\s().+-]*\d){6,}/g, MASK)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
  return readable.length > LONGEST ? `${readable.slice(0, LONGEST)}…` : readable;
}

/** The path of a request for the log: as it is where the site has it, masked where a visitor could have made it up. */
export function createPathOf(files: Pick<StaticFiles, 'has'>, siteMap: SiteMap): (request: IncomingMessage) => string {
  const known = (path: string): boolean => {
    const route = siteMap.route(path);
    return route === undefined ? files.has(path) : route.pattern === undefined;
  };
  return ({ url = '' }) => {
    const path = parseTarget(url)?.path ?? url.split('?', 1)[0] ?? '';
    return known(path) ? path : loggedPath(path);
  };
}

function decoded(path: string): string {
  let text = path;
  for (let turn = 0; turn < DECODINGS && text.includes('%'); turn += 1) {
    // What is no UTF-8 stays as it came.
    text = text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    });
  }
  return text;
}
