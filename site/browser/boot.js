// Blocks the first paint, so it is a small classic script and not part of the bundle: sets the theme, and the language
// where no server chose it.
(() => {
  // The storage keys are attributes of the script element, since this file cannot import them.
  const { themeKey = '', languageCookie = '', languageHintKey = '' } = document.currentScript?.dataset ?? {};
  /** @type {HTMLElement & { pressed?: any }} */
  const root = document.documentElement;
  root.classList.add('js');

  let theme = null;
  /** @type {unknown} */
  let dismissed;
  try {
    theme = localStorage.getItem(themeKey);
    dismissed = localStorage.getItem(languageHintKey);
  } catch {
    // Storage may be blocked: the system's colour scheme applies.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', dark);
  /** @type {HTMLMetaElement | null} */
  const colour = document.querySelector('meta[name=theme-color]');
  if (colour) colour.content = (dark ? colour.dataset.dark : colour.dataset.light) ?? '';

  // Stores the referring site for the forms of the visit (`forms/send-message.ts`). Throws if there is no referrer.
  try {
    const { hostname } = new URL(document.referrer);
    if (hostname !== location.hostname) sessionStorage.setItem('referrer', hostname);
  } catch {
    // No referrer, or storage is blocked.
  }

  // Marks a form that is submitted before its script has loaded, and controls that the visitor or a password manager
  // has changed by then.
  addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method === 'dialog') return;
    event.preventDefault();
    form.dataset.waiting = '';
  });
  for (const event of ['input', 'change']) {
    addEventListener(event, ({ target }) => {
      if (target) Object.assign(target, { typed: true });
    });
  }
  // Repeats a press on a theme button once the page's module has loaded; a press that was handled already has no
  // further effect. `on-demand.ts` reads `pressed` too.
  addEventListener('click', ({ target }) => {
    root.pressed = target;
  });
  addEventListener('load', () => root.pressed?.closest?.('[data-theme]')?.click());
  // If the page's module fails to load, the page shows what it shows without JavaScript.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      root.classList.remove('js');
      root.dataset.notLoaded = '';
    },
    true,
  );

  // Chooses the language: the stored choice, or the language of the browser. Visitors who come from this site stay
  // where they are, and so do crawlers.
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll('link[hreflang]');
  const pages = [...links];
  /** @type {(tag: string) => HTMLLinkElement | undefined} */
  const pageIn = (tag) => pages.find(({ hreflang }) => hreflang.toLowerCase() === tag.toLowerCase());
  // The page for a language of the browser: exact match, without the region, or in another region.
  /** @type {(browser: string) => HTMLLinkElement | undefined} */
  const pageFor = (browser) => {
    let page;
    for (let tag = browser; tag && !page; tag = tag.replace(/-?[^-]*$/, '')) page = pageIn(tag);
    return page ?? pages.find(({ hreflang }) => hreflang.split('-')[0] === browser.split('-')[0]?.toLowerCase());
  };
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${languageCookie}=`));
  const page = pageIn(cookie?.slice(languageCookie.length + 1) ?? '') ?? pageFor(`${navigator.language}`);
  if (pageIn(root.lang)?.href !== pageIn('x-default')?.href) return;
  if (!page) {
    // If the site lacks the visitor's first language, offers the next one, in a line that is visible from the first
    // paint.
    const read = (navigator.languages ?? []).flatMap((tag) => pageFor(tag)?.hreflang ?? []);
    if (read.length === 0 || read.includes(root.lang) || dismissed) return;
    new MutationObserver((_, observer) => {
      /** @type {HTMLElement | null} */
      const hint = document.querySelector(`[data-language-hint][lang="${read[0]}"]`);
      if (!hint) return;
      hint.hidden = false;
      // Makes `client.ts` load the code for the line.
      hint.dataset.command = '';
      observer.disconnect();
    }).observe(root, { childList: true, subtree: true });
  } else if (
    page.hreflang !== root.lang &&
    !document.referrer.startsWith(`${location.origin}/`) &&
    !/bot|crawl|spider|lighthouse/i.test(navigator.userAgent)
  ) {
    location.replace(new URL(page.href).pathname + location.search + location.hash);
  }
})();
