import type { PageInfo } from '../lib/page.tsx';
import type { PageProps } from '../pages/page/+Page.tsx';

declare global {
  namespace Vike {
    interface PageContext extends Pick<PageInfo, 'entry' | 'formModules'> {
      /** The body, rendered by `pages/page/+Page.tsx`. */
      Page: (props: PageProps) => string;
    }
  }
}
