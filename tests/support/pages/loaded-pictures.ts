import type { Page } from 'playwright';

/**
 * Pictures that a page has loaded without showing them, and large lazy pictures of the first window that it does not
 * preload: they would wait for the layout. Call it when the page has loaded, before it scrolls.
 */
export function flawsOfPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const addressOf = (url: string): string => new URL(url, location.href).pathname;
    const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
    const shown = new Set(images.map(({ currentSrc }) => addressOf(currentSrc)));
    const loaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType !== 'css')
      .map(({ name }) => addressOf(name))
      .filter((address) => address.startsWith('/assets/pictures/'));

    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
    const preloaded = preloads
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ href, imageSrcset }) => `${href} ${imageSrcset}`);
    const isLarge = (image: HTMLImageElement): boolean => {
      const { top, width, height } = image.getBoundingClientRect();
      return top < innerHeight && width * height > (innerWidth * innerHeight) / 10;
    };
    const waiting = images
      .filter((image) => image.loading === 'lazy' && image.checkVisibility({ opacityProperty: true }) && isLarge(image))
      .map(({ currentSrc }) => addressOf(currentSrc))
      .filter((address) => !preloaded.some((addresses) => addresses.includes(address)));
    return [
      ...loaded.filter((address) => !shown.has(address)).map((address) => `not shown: ${address}`),
      ...waiting.map((address) => `not preloaded: ${address}`),
    ];
  });
}
