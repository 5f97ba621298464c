// On pages with a form, in the page itself: it is there when the files of the form are not.
(() => {
  /** Under which the tab keeps that a page was loaded anew, and which control had the focus; `islands.ts` looks there too. */
  const kept = 'anew';

  const keepTyped = () => {
    // As `drafts.ts` keeps and puts back what is typed.
    for (const form of document.forms) {
      if (form.closest('[data-island]'))
        sessionStorage.setItem(`draft:${form.id}`, JSON.stringify(Object.fromEntries(new FormData(form))));
    }
  };

  // A page that was open while the site was deployed may name files that its host no longer has. What is typed is kept, and the page loaded
  // anew at the form, once. Where the host has the same page, or nothing can be kept, that would not help: then this resolves.
  document.documentElement.loadAnew = async (island) => {
    try {
      if (sessionStorage.getItem(kept)) return;
      const page = await fetch(location.href, { cache: 'no-store' });
      const module = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
      if (!page.ok || (await page.text()).includes(module)) return;
      keepTyped();
      addEventListener('pagehide', keepTyped);
      sessionStorage.setItem(kept, JSON.stringify(document.activeElement?.id ?? ''));
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
  // The modules of a form that has been in sight for a second are fetched; they run when it is touched. `build/finish/form-modules.ts` names them.
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
