import type { Plugin } from 'vite';

/**
 * Defines `import.meta.env.ARTICLES`, and reloads the page in dev when an article changes: the site reads articles as
 * files, so Vite does not track them.
 *
 * @param folder with a trailing slash
 */
export function articleFiles(folder: string): Plugin {
  return {
    name: 'site:article-files',
    config: () => ({ define: { 'import.meta.env.ARTICLES': JSON.stringify(folder) } }),
    configureServer({ watcher, ws }) {
      watcher.on('all', (_, file) => {
        if (file.replaceAll('\\', '/').startsWith(folder.replaceAll('\\', '/'))) ws.send({ type: 'full-reload' });
      });
    },
  };
}
