import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'postcss';
import type { Plugin } from 'vite';

/**
 * Selectors of what the site's toasts do not have or are not: buttons, sonner's own colours, toasts of promises; they lie at
 * the bottom right, read from left to right, are swiped away to there, and take their dark colours from the site.
 */
const UNUSED = [
  /\[data-(?:button|cancel|close-button|promise|invert)|data-rich-colors|\.sonner-(?:loading|spinner)/,
  /\[dir='rtl'\]|\[data-theme='dark'\]|\[data-x-position='(?:left|center)'\]|\[data-y-position='top'\]|\[data-swipe-direction='(?:left|up)'\]/,
];
const UNUSED_KEYFRAMES = /^(?:swipe-out-(?:left|up)|sonner-.*)$/;
const UNUSED_COLOUR = /^--(?:success|info|warning|error)-/;

/** How the site dresses its toasts. Only who sees one needs it, so it is not among the styles of each page. */
const OWN_STYLES = new URL('../islands/toasts.css', import.meta.url);

/** Leaves out of sonner's style sheet what only toasts of other kinds than the site's need, half of it, and adds the site's own. */
export function sonnerStyles(): Plugin {
  return {
    name: 'site:sonner-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/sonner[\\/]dist[\\/]styles\.css/.test(id) || !code.includes('[data-sonner-toast]')) return null;
      this.addWatchFile(fileURLToPath(OWN_STYLES));
      return { code: withoutUnusedRules(code) + readFileSync(OWN_STYLES, 'utf8'), map: null };
    },
  };
}

/** The rules that the site's toasts need. */
function withoutUnusedRules(css: string): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !UNUSED.some((unused) => unused.test(selector)));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (UNUSED_KEYFRAMES.test(rule.params)) rule.remove();
  });
  sheet.walkDecls(UNUSED_COLOUR, (declaration) => void declaration.remove());
  return sheet.toString();
}
