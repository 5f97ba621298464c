// The script of the map: what is connected lights up, what is chosen shows its details, what is searched for stays.
(() => {
  const root = document.documentElement;
  root.classList.add('js');

  /** @type {SVGAElement[]} */
  const nodes = [...document.querySelectorAll('a.node')].filter((node) => node instanceof SVGAElement);
  const edges = [...document.querySelectorAll('.edge')].filter((edge) => edge instanceof SVGElement);
  const map = document.getElementById('map');
  const search = document.getElementById('search');
  const found = document.getElementById('found');
  const theme = document.getElementById('theme');
  const aside = document.querySelector('aside');
  if (!map || !(search instanceof HTMLInputElement) || !found || !theme || !aside) return;

  /** @type {string | undefined} */
  let chosen;

  /** What an address of this page names: `#page-home` and, for who has no scripts, `#about-page-home`.
   * @param {string} hash
   */
  const idIn = (hash) => {
    try {
      return decodeURIComponent(hash.slice(1)).replace(/^about-/, '');
    } catch {
      return ''; // It cannot be decoded, so it names nothing.
    }
  };

  /** Lights up a node with all that it leads to and is reached from.
   * @param {string | undefined} id
   */
  const light = (id) => {
    map.classList.toggle('lit', id !== undefined);
    const near = new Set([id]);
    for (const edge of edges) {
      const { from = '', to = '' } = edge.dataset;
      edge.classList.toggle('out', from === id);
      edge.classList.toggle('in', to === id);
      if (from === id) near.add(to);
      if (to === id) near.add(from);
    }
    for (const node of nodes) {
      node.classList.toggle('near', near.has(node.dataset['node']));
      node.classList.toggle('self', node.dataset['node'] === id);
    }
  };

  /** Shows the details of something, or the overview.
   * @param {string | undefined} id
   * @param {boolean} [focus] whether the details take the focus, for who has not pressed them on the map
   */
  const choose = (id, focus = false) => {
    const detail = id === undefined ? null : document.getElementById(`about-${id}`);
    chosen = detail ? id : undefined;
    for (const shown of document.querySelectorAll('[data-shown]')) shown.removeAttribute('data-shown');
    root.classList.toggle('chosen', chosen !== undefined);
    for (const node of nodes) {
      if (node.dataset['node'] === chosen) node.setAttribute('aria-current', 'true');
      else node.removeAttribute('aria-current');
    }
    if (chosen !== undefined) {
      detail?.setAttribute('data-shown', '');
      aside.scrollTop = 0;
      if (focus) detail?.focus({ preventScroll: true });
    }
    light(chosen);
    history.replaceState(null, '', chosen === undefined ? location.pathname + location.search : `#${chosen}`);
  };

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    const id = idIn(link.getAttribute('href') ?? '');
    const onMap = link.classList.contains('node');
    choose(onMap && id === chosen ? undefined : id, !onMap);
    if (!onMap && chosen !== undefined)
      nodes.find((node) => node.dataset['node'] === chosen)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  for (const node of nodes) {
    const { node: id } = node.dataset;
    node.addEventListener('pointerenter', () => light(id));
    node.addEventListener('focus', () => light(id));
    node.addEventListener('pointerleave', () => light(chosen));
    node.addEventListener('blur', () => light(chosen));
  }

  const plain = (/** @type {string} */ text) =>
    text
      .normalize('NFD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase();
  const matching = () => {
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    return words.length === 0
      ? undefined
      : nodes.filter((node) => words.every((word) => (node.dataset['find'] ?? '').includes(word)));
  };
  search.addEventListener('input', () => {
    const matches = matching();
    map.classList.toggle('filtered', matches !== undefined);
    for (const node of nodes) node.classList.toggle('match', matches?.includes(node) ?? false);
    found.textContent = matches === undefined ? '' : `${matches.length} found`;
    matches?.[0]?.scrollIntoView({ block: 'nearest' });
  });
  search.addEventListener('keydown', (event) => {
    const [first] = matching() ?? [];
    if (event.key === 'Enter' && first) choose(first.dataset['node'], true);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && document.activeElement !== search) {
      event.preventDefault();
      search.focus();
    }
    if (event.key === 'Escape') {
      search.value = '';
      search.dispatchEvent(new Event('input'));
      choose(undefined);
    }
  });

  for (const button of document.querySelectorAll('button[data-language]')) {
    button.addEventListener('click', () => {
      root.dataset['language'] = button.getAttribute('data-language') ?? '';
      for (const other of document.querySelectorAll('button[data-language]'))
        other.setAttribute('aria-pressed', String(other === button));
    });
  }

  const dark = () =>
    (root.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
  const name = () => {
    theme.textContent = dark() ? 'Light' : 'Dark';
  };
  theme.addEventListener('click', () => {
    root.dataset['theme'] = dark() ? 'light' : 'dark';
    name();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', name);
  name();
  addEventListener('hashchange', () => choose(idIn(location.hash), true));
  choose(idIn(location.hash));
})();
