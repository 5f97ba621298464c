// Types for the parts of the hosts' published code that the tests use. They are declared here because only `npm test`
// installs the code.

declare module '@cloudflare/pages-shared/dist/asset-server/handler.js' {
  interface Context {
    request: Request;
    metadata: unknown;
    logError: (error: Error) => void;
    findAssetEntryForPath: (path: string) => Promise<string | null>;
    getAssetKey: (entry: string) => string;
    negotiateContent: () => { encoding: string | null };
    fetchAsset: (key: string) => Promise<{ body: ReadableStream; contentType: string }>;
  }
  export function generateHandler(context: Context): Promise<Response>;
}

declare module '@cloudflare/pages-shared/dist/metadata-generator/createMetadataObject.js' {
  export function createMetadataObject(parsed: { redirects: unknown; headers: unknown }): unknown;
}

declare module '@netlify/headers-parser' {
  interface Header {
    for: string;
    forRegExp: RegExp;
    values: Record<string, string>;
  }
  export function parseAllHeaders(options: {
    headersFiles: string[];
    minimal: false;
  }): Promise<{ headers: Header[]; errors: Error[] }>;
}

declare module '@netlify/redirect-parser' {
  export function parseAllRedirects(options: {
    redirectsFiles: string[];
  }): Promise<{ redirects: object[]; errors: Error[] }>;
}

declare module 'netlify-redirector' {
  interface Match {
    from: string;
    to: string;
    status: number;
    force: boolean;
  }
  interface Matcher {
    match(request: {
      scheme: string;
      host: string;
      path: string;
      query: string;
      headers: object;
      cookieValues: object;
      getHeader: (name: string) => string;
      getCookie: (name: string) => string;
    }): Match | null;
  }
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}

declare module '@vercel/routing-utils' {
  export const routesSchema: object;
  export function normalizeRoutes(routes: readonly object[]): {
    routes: object[] | null;
    error: { message: string; errors?: string[] } | null;
  };
}
