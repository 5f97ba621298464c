import { I18nextProvider } from 'react-i18next';
import { Layout } from '../../layout/Layout.tsx';
import { PageInfoProvider } from '../../render/page.tsx';
import type { PageProps } from '../../renderer/content.ts';
import { staticMarkup } from '../../renderer/static-markup.ts';
import '../../styles/index.ts';

/** Vike's only page: renders the body of any route. */
export function Page({ entry, content: { page, texts }, formModules }: PageProps): string {
  return staticMarkup(
    <I18nextProvider i18n={texts}>
      <PageInfoProvider value={{ locale: entry.locale, entry, page, formModules }}>
        <Layout />
      </PageInfoProvider>
    </I18nextProvider>,
  );
}
