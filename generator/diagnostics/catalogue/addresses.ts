import { enumerated } from '../words.ts';
import type { Entry } from './entry.ts';

const broken = 'existing links, bookmarks and search results will show the not-found page.';
const permanent = 'it is part of the address, not of the text.';

function gone({ address }: { address: string }): string {
  return `"${address}" no longer exists: ${broken}`;
}

function movedArticle({ slug, address }: { slug: string; address: string }): string {
  return `The article "${slug}" is no longer at ${address}: ${broken}`;
}

interface Redirect {
  address: string;
  to: string;
}

function redirect({ address, to }: Redirect): string {
  return `{ from: '${address}', to: '${to}', status: 308 },`;
}

/** Public addresses that a change of the spec removes. */
export const addresses = {
  'address/gone': {
    severity: 'warning',
    message: gone,
    hint: (parameters: Redirect) => `Add to the redirects: ${redirect(parameters)}`,
  },
  'address/gone#page': {
    severity: 'warning',
    message: gone,
    hint: (parameters: Redirect) => `Add to the redirects, with the page that replaces it: ${redirect(parameters)}`,
  },
  'address/gone#planned': {
    severity: 'warning',
    message: gone,
    hint: 'Remove "planned", or give the path to a page that exists.',
  },
  'address/gone#translation': {
    severity: 'warning',
    message: gone,
    hint: ({ page }: { page: string }) => `Keep the language in "languages" of the page "${page}".`,
  },
  'address/gone#articles': {
    severity: 'warning',
    message: ({ path }: { path: string }) => `There are no longer any articles at ${path}: ${broken}`,
    hint: 'A redirect of the spec covers a single address: keep the path, or configure redirects on the host.',
  },
  'address/gone#category': {
    severity: 'warning',
    message: gone,
    hint: (parameters: Redirect) => `Keep the name: ${permanent} Or add to the redirects: ${redirect(parameters)}`,
  },
  'address/gone#list': {
    severity: 'warning',
    message: ({ path }: { path: string }) =>
      `"/feed.xml" and the category lists below ${path} no longer exist: ${broken} Feed readers will stop updating.`,
    hint: 'Keep `list` in the articles.',
  },
  'address/article': {
    severity: 'warning',
    message: movedArticle,
    hint: (parameters: Redirect) =>
      `Keep the article if others link to it, or add to the redirects: ${redirect(parameters)}`,
  },
  'address/article#renamed': {
    severity: 'warning',
    message: movedArticle,
    hint: ({ slug }: { slug: string }) => `Keep the slug "${slug}": ${permanent}`,
  },
  'address/article#draft': {
    severity: 'warning',
    message: ({ slug }: { slug: string }) =>
      `The public article "${slug}" becomes a draft: its address will no longer show it, and search engines drop it.`,
    hint: 'Leave it public while it is revised.',
  },
  'address/article#later': {
    severity: 'warning',
    message: ({ slug, day }: { slug: string; day: string }) =>
      `The public article "${slug}" will be hidden until ${day}: search engines will drop its address.`,
    hint: 'Remove `publish` to leave it public.',
  },
  'address/fragment': {
    severity: 'warning',
    message: ({ page, ids }: { page: string; ids: readonly string[] }) =>
      `The page "${page}" no longer has ${enumerated(ids.map((id) => `"#${id}"`))}: links from elsewhere will open the top of the page.`,
    hint: ({ kept }: { kept: string | undefined }) =>
      kept === undefined
        ? `Keep the id of each part that still exists: ${permanent}`
        : `Keep the id "${kept}": ${permanent}`,
  },
  'address/file': {
    severity: 'warning',
    message: ({ address }: { address: string }) =>
      `"${address}" no longer exists: links to it that people have shared will show the not-found page.`,
    hint: 'Keep the name if it is a new version of the same document.',
  },
  'address/language': {
    severity: 'warning',
    message: ({ locale }: { locale: string }) => `Addresses below /${locale} no longer exist: ${broken}`,
    hint: 'Keep the language, or configure redirects for its addresses on the host.',
  },
  'address/origin': {
    severity: 'warning',
    message: ({ before }: { before: string }) =>
      `The site moves away from ${before}, where links from other sites still lead.`,
    hint: ({ after }: { after: string }) =>
      `Configure that host to redirect each address to the same path at ${after}.`,
  },
} satisfies Record<string, Entry>;
