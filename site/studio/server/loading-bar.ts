import { readFileSync } from 'node:fs';
import { languagesIn } from '../../server/http/accept.ts';
import type { StudioTexts } from '../../texts/studio.ts';
import { languageOf } from '../wording.ts';

const styles = readFileSync(new URL('page.css', import.meta.url), 'utf8');

/**
 * The start of a page's body: what stands in for the toolbar until the client has loaded, and the room for both.
 * After the head, so that its styles override those of the site.
 * @param accepted the languages of the browser, the value of `Accept-Language`
 * @param page the language of the page
 */
export function loadingBar(texts: StudioTexts, accepted: string | undefined, page: string): string {
  const language = languageOf(texts, languagesIn(accepted), page);
  const text = texts.in(language)('loading').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<style>${styles}</style><p class="studio-loading" role="status" lang="${language}">${text}</p>`;
}
