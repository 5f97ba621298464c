import type { Plugin } from 'vite';

/**
 * Tells the site where its articles are, and while a maintainer writes, opens the page anew when one changes: they are
 * read as files, so Vite knows of none.
 *
 * @param folder with a slash at its end
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
