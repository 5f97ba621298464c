import type { RouteEntry } from '#contract';

/** How large every share image is, in pixels: what the networks show without cropping. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The format of the image that stands for a page: a photograph, or a drawing. */
export function shareType({ ownShareImage }: Pick<RouteEntry, 'ownShareImage'>): 'image/jpeg' | 'image/png' {
  return typeof ownShareImage === 'string' ? 'image/jpeg' : 'image/png';
}

/**
 * The path of the image that stands for a page when its address is shared.
 *
 * Without a hash, on purpose. Networks keep a shared page's image by its address and ask for it again long after
 * the post: an address that changed with the content would leave every old post with an image that is gone.
 */
export function shareAddress({
  page,
  article,
  ownShareImage,
  shareImagePage = page,
  locale,
}: Pick<RouteEntry, 'page' | 'article' | 'ownShareImage' | 'shareImagePage' | 'locale'>): string {
  return `/share/${locale}/${ownShareImage && article !== undefined ? `${page}/${article}` : shareImagePage}.${typeof ownShareImage === 'string' ? 'jpg' : 'png'}`;
}
