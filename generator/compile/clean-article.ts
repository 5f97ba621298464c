import { createRequire } from 'node:module';
import type * as HtmlParser from 'htmlparser2';
import { escapeAttribute, escapeText } from 'entities';
import { articleAttributes, articleElements } from '../schema/index.ts';

const elements: ReadonlySet<string> = new Set(articleElements);
/** Elements that word processors use for those of an article. */
const same: Readonly<Record<string, string>> = { b: 'strong', i: 'em', div: 'p' };
const blocks = /^(?:p|h[1-6]|ul|ol|li|blockquote)$/;
/** Elements whose text is not content. */
const unread = new Set(['style', 'script', 'head', 'title', 'xml', 'template', 'iframe', 'svg', 'button']);
/** `<p> <br></p>` */
const emptyElement = /<(p|h[1-6]|li|ul|ol|strong|em|a|blockquote)\b[^>]*>(?:\s|<br>)*<\/\1>/g;
const address = /^(?:https?:\/\/|mailto:|tel:|page:|article:|#|\/(?![/\\]))/i;

/**
 * Cleans HTML pasted from Word, Google Docs or WordPress to what an article may contain. Bold and italics stay, from
 * elements or styles; other elements are replaced by their content.
 * @example cleanArticle('<p class="MsoNormal"><span style="font-weight:700">A</span><o:p></o:p></p>') // '<p><strong>A</strong></p>'
 */
export function cleanArticle(html: string): string {
  const { Parser } = createRequire(import.meta.url)('htmlparser2') as typeof HtmlParser;
  const open: { readonly name: string; readonly written: readonly string[] }[] = [];
  let hidden = 0;
  let made = '';
  const isOpen = (name: string): boolean => open.some(({ written }) => written.includes(name));
  const parser = new Parser({
    onopentag(given, attributes) {
      if (unread.has(given)) hidden += 1;
      if (given === 'br' && hidden === 0) made += '<br>';
      if (given === 'br') return;
      const written = hidden > 0 ? [] : writtenFor(given, attributes).filter((name) => !isOpen(name) || name === 'li');
      // Browsers would split a paragraph within a paragraph or an item.
      const fitting = written.filter(
        (name) => name !== 'p' || !open.some((one) => one.written.some((of) => blocks.test(of))),
      );
      open.push({ name: given, written: fitting });
      made += fitting.map((name) => (name === 'a' ? linkTag(attributes) : `<${name}>`)).join('');
    },
    ontext(text) {
      if (hidden === 0) made += escapeText(text).replaceAll('&nbsp;', ' ').replaceAll('\u00A0', ' ');
    },
    onclosetag(given) {
      const at = open.findLastIndex(({ name }) => name === given);
      if (at < 0) return;
      for (const { written } of open.splice(at).toReversed())
        made += written
          .toReversed()
          .map((name) => `</${name}>`)
          .join('');
      if (unread.has(given)) hidden -= 1;
    },
  });
  parser.end(html);
  // Keep a line break at the beginning and the end.
  const [, before = '', after = ''] = /^(\n?)[^]*?(\n?)$/.exec(html) ?? [];
  return before + withoutEmpty(made).trim() + after;
}

function writtenFor(given: string, attributes: Readonly<Record<string, string>>): string[] {
  const { style = '', href = '' } = attributes;
  const name = same[given] ?? given;
  const isPlain = /(?:^|;)\s*font-weight:\s*(?:normal|400)/.test(style);
  const kept = elements.has(name) && (name !== 'a' || address.test(href)) && !(name === 'strong' && isPlain);
  return [
    ...(kept ? [name] : []),
    ...(given === 'span' && /font-weight:\s*(?:bold|[6-9]00)/.test(style) ? ['strong'] : []),
    ...(given === 'span' && /font-style:\s*italic/.test(style) ? ['em'] : []),
  ];
}

function linkTag(given: Readonly<Record<string, string>>): string {
  const attributes = Object.entries(given).filter(
    ([name, value]) => articleAttributes.some((one) => one === name) && (name !== 'target' || value === '_blank'),
  );
  const written = attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<a${written.join('')}>`;
}

/** Removes elements without text, and the gaps that they leave. */
function withoutEmpty(html: string): string {
  const less = html.replaceAll(emptyElement, (_, name: string) => (/^(?:strong|em|a)$/.test(name) ? ' ' : ''));
  if (less !== html) return withoutEmpty(less);
  return html.replaceAll(/[ \t]+\n/g, '\n').replaceAll(/\n{3,}/g, '\n\n');
}
