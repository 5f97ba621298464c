// Runs before the first paint, so it is small, classic and not bundled: theme, and language where no server chose it.
(() => {
  // The names under which choices are kept come with the element, since nothing is bundled here.
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
    // Storage may be forbidden; the system's scheme then holds.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', dark);
  /** @type {HTMLMetaElement | null} */
  const colour = document.querySelector('meta[name=theme-color]');
  if (colour) colour.content = (dark ? colour.dataset.dark : colour.dataset.light) ?? '';

  // Which site led here is kept for the forms of the visit: `forms/origin.ts` looks there. What is no address throws.
  try {
    const { hostname } = new URL(document.referrer);
    if (hostname !== location.hostname) sessionStorage.setItem('referrer', hostname);
  } catch {
    // Nobody led here, or storage is forbidden.
  }

  // A form that is sent before its own script is here waits for it, and what the visitor or a password manager has typed so far is marked.
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
  // A theme that was pressed before the page's module was here is pressed again once it is, which changes nothing where it was taken.
  // `commands.ts` looks there too.
  addEventListener('click', ({ target }) => {
    root.pressed = target;
  });
  addEventListener('load', () => root.pressed?.closest?.('[data-theme]')?.click());
  // Without its module the page is one without a script, and shows what that would have opened.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      root.classList.remove('js');
      root.dataset.notLoaded = '';
    },
    true,
  );

  // Who came from this site is where they want to be; the choice holds, then the browser; a crawler is never sent anywhere.
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll('link[hreflang]');
  const pages = [...links];
  /** @type {(tag: string) => HTMLLinkElement | undefined} */
  const pageIn = (tag) => pages.find(({ hreflang }) => hreflang.toLowerCase() === tag.toLowerCase());
  // For a language of the browser: the same, without its territory, or with another one.
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
    // Whose first language is none of the site's is offered the next one, in a line that is there when the page is first painted.
    const read = (navigator.languages ?? []).flatMap((tag) => pageFor(tag)?.hreflang ?? []);
    if (read.length === 0 || read.includes(root.lang) || dismissed) return;
    new MutationObserver((_, observer) => {
      /** @type {HTMLElement | null} */
      const hint = document.querySelector(`[data-language-hint][lang="${read[0]}"]`);
      if (!hint) return;
      hint.hidden = false;
      // By this `client.ts` knows that there is something to do.
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
