import { createHash, hash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { PageNeeds } from '../../hosting/content-policy.ts';
import type { RouteEntry } from '#generated/routes.ts';

/** Where an element names something that the browser fetches at once. */
const LOADS: Readonly<Record<string, string>> = { script: 'src', img: 'src', source: 'src', iframe: 'src', video: 'src', audio: 'src' };
/** Relations of a link that are fetched. */
const FETCHED = /^(?:stylesheet|icon|preload|modulepreload|manifest)$/;
/** A script element that only carries data. */
const DATA = /^application\/(?:ld\+)?json$/;

/** What is wrong with a page, in words for the person who can mend it. */
export type ReportProblem = (problem: string) => void;

/** A page as it will be sent. */
export interface FinalPage {
  readonly route: Pick<RouteEntry, 'embeds' | 'asks'>;
  readonly html: string;
}

/** Scripts and style sheets that stand in the page: their text is what it is hashed as. */
const INLINE = /<(script|style)[ >]/g;
/** Elements of texts, with attributes that load nothing and run nothing, and the words behind them. */
const PLAIN =
  /<(?:(?:\/(?:h[1-6]|p|strong|em|u|ul|ol|li|a|span|time|title))|(?:h[1-6]|p|br|strong|em|u|ul|ol|li|a|span|time|title|meta)(?: (?:hrefLang|(?!on|style)[a-z:-]+)="(?!\s*javascript:)[^"<>]*")*\/?|link rel="(?:canonical|alternate)"(?: (?:hrefLang|hreflang|href)="[^"<>]*")*\/?)>[^<]*/g;

/** A page without what never needs anything: what is left is the same for most pages. */
export function frameOf(html: string): string {
  let frame = '';
  let from = 0;
  for (const { 0: tag, 1: name, index } of html.matchAll(INLINE)) {
    if (index < from) continue;
    const end = html.indexOf(`</${name}>`, index);
    if (end < 0) break;
    frame += html.slice(from, index).replace(PLAIN, '');
    from = end + `</${name}>`.length;
    if (!html.startsWith('type="application/ld+json">', index + tag.length)) frame += html.slice(index, from);
  }
  return frame + html.slice(from).replace(PLAIN, '');
}

/** Makes a reader of pages' needs that looks but once at what pages have in common. */
export function needsReader(): (page: FinalPage, report: ReportProblem) => PageNeeds {
  const known = new Map<string, { readonly needs: PageNeeds; readonly problems: readonly string[] }>();
  return ({ html, route }, report) => {
    const frame = frameOf(html);
    // A digest: such long texts are slow to look up by.
    const key = hash('sha1', JSON.stringify([route.embeds, route.asks]) + frame);
    const found = known.get(key) ?? read(frame, route);
    known.set(key, found);
    found.problems.forEach(report);
    return found.needs;
  };
}

function read(html: string, route: FinalPage['route']): { readonly needs: PageNeeds; readonly problems: readonly string[] } {
  const problems: string[] = [];
  return { needs: pageNeeds({ html, route }, (problem) => problems.push(problem)), problems };
}

/**
 * Reads off the final HTML what a page needs to be allowed. What no policy should allow is reported: styles and handlers in
 * attributes, and addresses of others that the spec declares nowhere.
 */
export function pageNeeds({ html, route }: FinalPage, report: ReportProblem): PageNeeds {
  const { embeds = [], asks = [] } = route;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  let inline: { readonly kind: 'script' | 'style'; text: string } | undefined;
  const load = (element: string, address: string): void => {
    if (!isOfSite(address) && !embeds.includes(originOf(address))) {
      report(`<${element}> loads ${address}, and the spec declares no such origin: see spec/integrations.ts`);
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style' || /^on[a-z]/.test(attribute)) {
          report(`<${name} ${attribute}="${value}">: use a class or a listener instead, the content-security policy blocks it`);
        }
        if (/^\s*javascript:/i.test(value)) report(`<${name} ${attribute}="${value}">: a script cannot be an address`);
      }
      const address = attributes[LOADS[name] ?? ''];
      if (address !== undefined) load(name, address);
      if (name === 'link' && FETCHED.test(attributes['rel'] ?? '')) load(name, attributes['href'] ?? '');
      if (name === 'style' || (name === 'script' && address === undefined && !DATA.test(attributes['type'] ?? ''))) {
        inline = { kind: name, text: '' };
      }
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag(name) {
      if (inline?.kind !== name) return;
      hashes[inline.kind].add(`'sha256-${createHash('sha256').update(inline.text).digest('base64')}'`);
      inline = undefined;
    },
  });
  parser.end(html);
  return { scriptHashes: [...hashes.script], styleHashes: [...hashes.style], embeds, asks };
}

const isOfSite = (address: string): boolean => /^(?:\/(?!\/)|data:)/.test(address);
const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address);
