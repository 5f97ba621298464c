import { Layout } from '../../layout/Layout.tsx';
import { pageMarkup } from '../../render/page.tsx';
import type { PageProps } from '../../renderer/content.ts';
import '../../styles/index.ts';

/** Vike's only page: renders the body of any route. */
export function Page({ entry, content: { page, texts }, formModules }: PageProps): string {
  return pageMarkup({ locale: entry.locale, entry, page, formModules }, texts, <Layout />);
}
