// A script of its own on pages with a form: it works even if the files of the form fail to load.
(() => {
  /** The session storage key for a reload; its value is the id of the focused control. `islands.ts` uses it too. */
  const reloadKey = 'anew';

  const keepTyped = () => {
    // In the format of `drafts.ts`, which restores it.
    for (const form of document.forms) {
      if (form.closest('[data-island]'))
        sessionStorage.setItem(`draft:${form.id}`, JSON.stringify(Object.fromEntries(new FormData(form))));
    }
  };

  // A page that was open during a deployment may refer to files that its host no longer has. Stores what is typed and
  // reloads the page at the form, once. If a reload would not help (the host has the same page, or storage is blocked),
  // this resolves.
  document.documentElement.loadAnew = async (island) => {
    try {
      if (sessionStorage.getItem(reloadKey)) return;
      const page = await fetch(location.href, { cache: 'no-store' });
      const module = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
      if (!page.ok || (await page.text()).includes(module)) return;
      keepTyped();
      addEventListener('pagehide', keepTyped);
      sessionStorage.setItem(reloadKey, JSON.stringify(document.activeElement?.id ?? ''));
      const place = island.closest('dialog') ?? island.querySelector('form');
      history.replaceState(history.state, '', `#${place?.id ?? ''}`);
      location.reload();
      await new Promise(() => {});
    } catch {
      // No connection, or no storage.
    }
  };

  /** @type {{ saveData?: boolean, effectiveType?: string }} */
  const connection = /** @type {any} */ (navigator).connection ?? {};
  /** @param {HTMLElement} island */
  const preload = ({ dataset }) => {
    if (connection.saveData || /2g/.test(connection.effectiveType ?? '')) return;
    for (const href of dataset.modules?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };
  // Preloads the modules of a form that has been in view for a second; they run when it is touched.
  // `build/finish/pages.ts` lists them in the page.
  addEventListener('DOMContentLoaded', () => {
    /** @type {NodeListOf<HTMLElement>} */
    const islands = document.querySelectorAll('[data-modules]');
    for (const island of islands) {
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let timer;
      new IntersectionObserver((seen, observer) => {
        clearTimeout(timer);
        if (!seen.at(-1)?.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          preload(island);
        }, 1000);
      }).observe(island);
    }
  });
})();
