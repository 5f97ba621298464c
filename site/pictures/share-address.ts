import type { OwnShareImage, RouteEntry } from '#contract';

/** The size of share images in pixels, which social networks show without cropping. */
export const shareSize = { width: 1200, height: 630 } as const;

function isPhotograph(own: OwnShareImage | undefined): boolean {
  return own !== undefined && typeof own !== 'boolean';
}

/** The content type of a page's share image: JPEG for photographs, PNG for drawings. */
export function shareType({ ownShareImage }: Pick<RouteEntry, 'ownShareImage'>): 'image/jpeg' | 'image/png' {
  return isPhotograph(ownShareImage) ? 'image/jpeg' : 'image/png';
}

/**
 * The path of a page's share image.
 *
 * Without a hash, on purpose: social networks fetch the image again long after a post, so a URL that changes with the
 * content would break the images of old posts.
 */
export function shareAddress({
  page,
  article,
  ownShareImage,
  shareImagePage = page,
  locale,
}: Pick<RouteEntry, 'page' | 'article' | 'ownShareImage' | 'shareImagePage' | 'locale'>): string {
  return `/share/${locale}/${ownShareImage && article !== undefined ? `${page}/${article}` : shareImagePage}.${isPhotograph(ownShareImage) ? 'jpg' : 'png'}`;
}
