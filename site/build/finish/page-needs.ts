import type { RouteEntry } from '#contract';
import { hash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { PageNeeds } from '../../hosting/content-policy.ts';

/** Elements with a `src` that the browser loads. */
const LOADED = /^(?:script|img|source|iframe|video|audio)$/;
/** Link relations that the browser loads. */
const FETCHED = /^(?:stylesheet|icon|apple-touch-icon|preload|modulepreload|manifest)$/;
/** Types of script elements that only contain data. */
const DATA = /^application\/(?:ld\+)?json$/;

/**
 * Determines from the final HTML what a page's policy must allow. Reports what no policy should allow: styles and
 * handlers in attributes, and other origins that the spec does not declare.
 */
export function pageNeeds(
  html: string,
  { scriptSources = [], connectSources = [] }: Pick<RouteEntry, 'scriptSources' | 'connectSources'>,
  report: (problem: string) => void,
): PageNeeds {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  let inline: { readonly kind: 'script' | 'style'; text: string } | undefined;
  const load = (element: string, address: string): void => {
    if (!isOfSite(address) && !scriptSources.includes(originOf(address))) {
      report(`<${element}> loads ${address}, an origin that the integrations in the spec do not declare`);
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style' || /^on[a-z]/.test(attribute)) {
          report(
            `<${name} ${attribute}="${value}">: use a class or a listener instead, the content-security policy blocks it`,
          );
        }
        if (/^\s*javascript:/i.test(value)) report(`<${name} ${attribute}="${value}">: javascript: URLs do not work`);
      }
      const address = LOADED.test(name) ? attributes['src'] : undefined;
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
      hashes[inline.kind].add(`'sha256-${hash('sha256', inline.text, 'base64')}'`);
      inline = undefined;
    },
  });
  parser.end(html);
  return { scriptHashes: [...hashes.script], styleHashes: [...hashes.style], scriptSources, connectSources };
}

function isOfSite(address: string): boolean {
  return /^(?:\/(?!\/)|data:)/.test(address);
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}
