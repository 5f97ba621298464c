import { addresses } from './addresses.ts';
import { articles } from './articles.ts';
import { brand } from './brand.ts';
import { firm } from './firm.ts';
import { forms } from './forms.ts';
import { loading } from './loading.ts';
import { media } from './media.ts';
import { pages } from './pages.ts';
import { papers } from './papers.ts';
import { routes } from './routes.ts';
import { shape } from './shape.ts';
import { storedData } from './stored-data.ts';
import { tables } from './tables.ts';
import { texts } from './texts.ts';
import { specFiles } from './spec-files.ts';

/** Every mistake and warning, by its code. */
export const catalogue = {
  ...loading,
  ...shape,
  ...routes,
  ...pages,
  ...texts,
  ...forms,
  ...tables,
  ...articles,
  ...media,
  ...brand,
  ...firm,
  ...papers,
  ...specFiles,
  ...addresses,
  ...storedData,
};

export type Catalogue = typeof catalogue;
