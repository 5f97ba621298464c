import type { RouteEntry } from '#contract';
import { shareAddress } from '../build/share/address.ts';
import { MODEL, slot } from '../renderer/article-model.ts';

/** The path of the image that stands for a page, or the slot for it where the page is the model of the articles. */
export function shareAddressOf(entry: Parameters<typeof shareAddress>[0] & Pick<RouteEntry, 'article'>): string {
  return entry.article === MODEL ? slot('share') : shareAddress(entry);
}
