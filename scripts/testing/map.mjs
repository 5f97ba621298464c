/**
 * Which tests exercise what: through the built site, a program that they start, or a file that they read, which the modules'
 * imports do not show. `npm test -- --changed` goes by it.
 *
 * @typedef {object} Rule
 * @property {readonly string[]} of files and folders; of several rules that fit a file, the one with the longest path holds
 * @property {readonly string[]} tests test files, without `tests/` and `.test.ts`, or folders of them
 */

const FORMS = ['generated/forms', 'browser/form-once', 'browser/form-without-script', 'browser/touch-to-request'];
const BLOCK = ['site/blocks', 'site/gallery', 'browser/blocks-accessibility', 'browser/pages', 'browser/search'];
const REQUESTS = ['backend/abuse', 'backend/attacks', 'backend/backend'];
const COMPILED = ['generator/compile', 'generator/articles', 'generator/empty-lists', 'generator/small-site'];
const SQL = [
  'backend/attacks',
  'backend/backend',
  'backend/exactly-once',
  'backend/grants',
  'backend/leads',
  'backend/leads-erasure',
  'backend/migrate',
  'backend/notify',
  'backend/rate-limit',
  'backend/retention',
  'backend/upgrade',
];
const STARTED = [
  'backend/abuse',
  'backend/abuse-slow',
  'backend/access-log',
  'backend/health',
  'backend/limit-over-http',
  'backend/metrics',
  'backend/notify',
  'backend/reports',
  'backend/retention',
  'backend/shutdown',
  'backend/site-server',
  'backend/static-files',
  'hosting/desk',
  'hosting/languages',
];
const WEB = ['backend/site-server', 'backend/static-files', 'backend/abuse', 'hosting/addresses'];

/** @type {readonly Rule[]} */
const GENERATOR = [
  { of: ['generator'], tests: ['generator'] },
  { of: ['generator/check'], tests: ['generator/broken-specs', 'generator/rules', 'generator/mistakes'] },
  { of: ['generator/compile', 'generator/emit', 'generator/emit/plan.ts'], tests: COMPILED },
  { of: ['generator/compile/text.ts'], tests: [...COMPILED, 'site/gallery'] },
  {
    of: ['generator/compile/drawing.ts', 'generator/compile/navigation.ts'],
    tests: [...COMPILED, 'generator/brand', 'browser/frame'],
  },
  {
    of: ['generator/emit/brand.ts'],
    tests: [...COMPILED, 'generator/brand', 'site/share-images', 'browser/theme', 'browser/accessibility'],
  },
  {
    of: [
      'generator/check/brand.ts',
      'generator/check/fonts.ts',
      'generator/compile/colour.ts',
      'generator/check/texts.ts',
    ],
    tests: ['generator/broken-specs', 'generator/rules', 'generator/brand', 'generator/small-site'],
  },
  { of: ['generator/sql'], tests: ['generator/migrations', 'backend/upgrade'] },
  {
    of: [
      'generator/write/compare.ts',
      'generator/files.ts',
      'generator/write/migration-log.ts',
      'generator/write/migration-problems.ts',
      'generator/write/migrations.ts',
      'generator/write/write-all.ts',
    ],
    tests: ['generator/output', 'generator/check', 'generator/unchanged', 'generator/migrations', 'generator/watch'],
  },
  {
    of: ['generator/write'],
    tests: ['generator/change', 'generator/check', 'generator/consequences', 'generator/locales', 'generator/output'],
  },
  {
    of: ['generator/edit/source', 'generator/read/locate'],
    tests: ['generator/sources', 'generator/broken-specs'],
  },
  {
    of: ['generator/watch.ts', 'generator/read/watch-folder.ts', 'generator/watch-worker.ts'],
    tests: ['generator/watch', 'scripts/dev'],
  },
  { of: ['generator/texts', 'generator/texts-cli.ts'], tests: ['scripts/texts'] },
  { of: ['generator/diagnostics/suggest.ts'], tests: ['generator/suggest', 'generator/broken-specs'] },
  { of: ['generator/diagnostics'], tests: ['generator/report', 'generator/broken-specs'] },
  { of: ['spec'], tests: ['generator/rules', 'generator/sources'] },
  {
    of: ['spec/brand', 'spec/brand.ts'],
    tests: ['generator/rules', 'site/share-images', 'browser/accessibility', 'browser/frame'],
  },
  { of: ['spec/pages', 'spec/articles'], tests: ['generator/sources'] },
];

/** @type {readonly Rule[]} */
const PAGES = [
  { of: ['site'], tests: ['site', 'browser', 'generated', 'hosting'] },
  { of: ['site/blocks', 'site/brand'], tests: BLOCK },
  { of: ['site/blocks/article'], tests: [...BLOCK, 'site/article-pages', 'browser/article-attacks'] },
  { of: ['site/blocks/bookingWidget'], tests: [...BLOCK, 'browser/other-pages'] },
  { of: ['site/blocks/formDialog'], tests: [...BLOCK, 'browser/form-dialog'] },
  { of: ['site/blocks/formSection'], tests: [...BLOCK, 'browser/form-without-script', 'browser/no-script'] },
  { of: ['site/blocks/hero'], tests: [...BLOCK, 'browser/start'] },
  { of: ['site/blocks/tabs'], tests: [...BLOCK, 'browser/tabs', 'browser/no-script'] },
  {
    of: ['site/gallery'],
    tests: ['site/gallery', 'site/scope-ids', 'browser/blocks-accessibility', 'browser/no-dev-tools', 'scripts/dev'],
  },
  {
    of: ['site/islands'],
    tests: [
      ...FORMS,
      'site/blocks',
      'site/gallery',
      'browser/form-dialog',
      'browser/form-trap',
      'browser/translated',
      'browser/typed-early',
      'browser/accessibility',
    ],
  },
  { of: ['site/islands/toasts.tsx'], tests: ['browser/toasts', 'browser/form-dialog', 'generated/forms'] },
  {
    of: ['site/layout'],
    tests: [
      'site/gallery',
      'browser/arrives-in-parts',
      'browser/frame',
      'browser/focus',
      'browser/language',
      'browser/no-script',
      'browser/pages',
      'browser/theme',
    ],
  },
  { of: ['site/layout/Consent.tsx'], tests: ['browser/analytics', 'browser/accessibility', 'browser/frame'] },
  {
    of: ['site/styles'],
    tests: [
      'browser/accessibility',
      'browser/arrives-in-parts',
      'browser/blocks-accessibility',
      'browser/built-styles',
      'browser/focus',
      'browser/frame',
      'browser/pages',
      'browser/start',
      'browser/theme',
      'site/share-images',
    ],
  },
  {
    of: ['site/styles/print.css'],
    tests: ['browser/arrives-in-parts', 'browser/built-styles', 'browser/theme', 'browser/in-firefox'],
  },
  {
    of: ['site/renderer', 'site/pages'],
    tests: [
      'site/article-pages',
      'site/blocks',
      'site/gallery',
      'site/logic',
      'site/structured-data',
      'browser/pages',
      'browser/search',
      'generated/routes',
    ],
  },
  {
    of: ['site/renderer/head.ts', 'site/renderer/structured-data', 'site/renderer/structured-data.ts'],
    tests: ['site/structured-data', 'browser/search', 'generated/routes'],
  },
  {
    of: ['site/renderer/sanitise.ts', 'site/renderer/well-formed.ts'],
    tests: ['site/sanitise', 'site/article-pages', 'browser/article-attacks'],
  },
  {
    of: ['site/build', 'site/vite.config.ts', 'site/browsers.ts'],
    tests: [
      'site',
      'browser/bytes',
      'browser/no-dev-tools',
      'browser/pages',
      'browser/search',
      'hosting',
      'scripts/build',
      'scripts/articles-build',
    ],
  },
  { of: ['site/build/icons.ts'], tests: ['site/icons', 'browser/search', 'hosting/addresses'] },
  { of: ['site/build/share'], tests: ['site/share-images', 'browser/search'] },
  { of: ['site/hosting'], tests: ['site/hosting', 'site/site-headers', 'hosting', 'browser/trusted-types'] },
  { of: ['site/public'], tests: ['site/public-files', 'browser/search', 'hosting/addresses'] },
  {
    of: ['site/live', 'site/lib/origin.ts'],
    tests: ['scripts/dev', 'scripts/studio', 'site/origins', 'browser/no-dev-tools'],
  },
  {
    of: ['site/studio', 'spec/studio-texts.ts', 'spec/studio-problems.ts'],
    tests: [
      'site/studio',
      'site/studio-bar',
      'site/studio-forms',
      'site/studio-told',
      'site/studio-words',
      'scripts/studio',
      'browser/no-dev-tools',
    ],
  },
  { of: ['site/generated'], tests: ['site', 'generated', 'browser/pages', 'browser/search'] },
  {
    of: ['site/generated/pages', 'site/generated/locales'],
    tests: ['generated/routes', 'browser/pages', 'browser/search', 'site/share-images'],
  },
  // It names what else has changed.
  { of: ['site/generated/manifest.json', 'site/generated/snapshot.json'], tests: ['generator/check'] },
  {
    of: ['site/generated/articles', 'site/generated/article-html.ts', 'site/generated/articles.json'],
    tests: ['generated/routes', 'browser/search', 'site/article-pages', 'site/sanitise'],
  },
  { of: ['site/generated/forms'], tests: ['generated/forms', 'site/logic', 'site/form-answers'] },
  { of: ['site/generated/backend.ts', 'site/generated/notify.ts', 'site/generated/records.ts'], tests: SQL },
];

/** What runs on the pages. A module that nothing is said of may be needed by any of them. @type {readonly Rule[]} */
const CLIENT = [
  { of: ['site/lib'], tests: ['site', 'browser', 'generated'] },
  { of: ['site/lib/analytics.ts', 'site/lib/consent.ts', 'site/lib/gtag.ts'], tests: ['browser/analytics'] },
  { of: ['site/lib/article-rules.ts'], tests: ['site/sanitise', 'site/article-pages', 'browser/article-attacks'] },
  { of: ['site/lib/backend-address.ts', 'site/lib/backend-client.ts'], tests: [...FORMS, 'scripts/articles-build'] },
  {
    of: ['site/lib/boot.js'],
    tests: [
      'browser/theme',
      'browser/language',
      'browser/slow',
      'browser/start',
      'browser/reports',
      'browser/trusted-types',
      'browser/form-drafts',
      'browser/form-once',
    ],
  },
  { of: ['site/lib/booking-widget.ts'], tests: ['browser/other-pages', 'browser/pages', 'browser/trusted-types'] },
  {
    of: ['site/lib/drafts.ts', 'site/lib/session.ts', 'site/lib/stored.ts'],
    tests: ['browser/form-drafts', 'browser/form-once', 'browser/sign-out', 'browser/storage-forbidden'],
  },
  {
    of: ['site/lib/email.ts'],
    tests: [
      'site/email',
      'site/form-controls',
      'site/desk-parts',
      'generator/rules',
      'backend/leads-erasure',
      ...FORMS,
    ],
  },
  {
    of: ['site/lib/form-boot.js', 'site/build/finish/form-modules.ts'],
    tests: ['browser/across-deployment', 'browser/touch-to-request', 'browser/bytes', 'browser/trusted-types'],
  },
  { of: ['site/build/finish/earlier-assets.ts'], tests: ['site/finish', 'browser/across-deployment'] },
  {
    of: ['site/lib/early-reports.js', 'site/lib/reports'],
    tests: ['site/report-privacy', 'backend/reports', 'browser/reports'],
  },
  { of: ['site/lib/form-dialogs.ts'], tests: ['browser/form-dialog', 'browser/accessibility'] },
  {
    of: ['site/lib/forms'],
    tests: [
      ...FORMS,
      'site/logic',
      'site/message',
      'site/form-answers',
      'browser/form-drafts',
      'browser/form-dialog',
      'browser/slow',
    ],
  },
  {
    of: ['site/lib/islands.ts', 'site/lib/wake.ts'],
    tests: [
      ...FORMS,
      'browser/across-deployment',
      'browser/each-file-fails',
      'browser/bytes',
      'browser/fetch-ahead',
      'browser/pages',
      'browser/typed-early',
      'browser/form-drafts',
    ],
  },
  {
    of: [
      'site/lib/language.ts',
      'site/lib/language-cookie.ts',
      'site/lib/language-hint.ts',
      'site/lib/language-by-country.ts',
      'site/lib/language-of-country.ts',
      'site/lib/reads.ts',
    ],
    tests: ['browser/language', 'browser/language-by-country', 'browser/not-found', 'hosting/without-language'],
  },
  {
    of: ['site/lib/on-demand.ts', 'site/lib/lower-case.ts', 'site/lib/auto-redirect.ts'],
    tests: ['browser/not-found', 'browser/other-pages', 'browser/no-script'],
  },
  {
    of: ['site/lib/pending-toast.ts', 'site/lib/show-pending-toast.ts', 'site/lib/sign-out.ts'],
    tests: ['browser/toasts', 'browser/sign-out', 'generated/forms'],
  },
  { of: ['site/lib/draggable-toasts.ts'], tests: ['browser/toasts', 'browser/in-webkit', 'browser/in-firefox'] },
  { of: ['site/lib/tabs.ts', 'site/lib/tab-rules.ts'], tests: ['browser/tabs', 'site/logic'] },
  { of: ['site/lib/theme.ts'], tests: ['browser/theme', 'browser/storage-forbidden', 'site/logic'] },
  { of: ['site/lib/tooltips.ts'], tests: ['browser/tooltips', 'browser/slow', 'browser/in-firefox'] },
];

/** @type {readonly Rule[]} */
const SERVER = [
  { of: ['site/server'], tests: ['backend', 'hosting/addresses', 'generated/routes'] },
  // What a server is put together from. Its parts, and what it keeps to on each address, have tests of their own.
  { of: ['site/server/start-server.ts', 'site/server/open-backend.ts', 'site/server/within.ts'], tests: STARTED },
  {
    of: ['site/server/storage.ts'],
    tests: [...STARTED, 'backend/backup', 'backend/data-directory', 'backend/desk-server-settings', 'backend/upgrade'],
  },
  {
    of: ['site/server/channel.ts'],
    tests: ['backend/backup', 'backend/data-directory', 'backend/leads', 'hosting/desk'],
  },
  { of: ['site/server/describe-counts.ts'], tests: ['backend/backup', 'backend/leads', 'backend/leads-erasure'] },
  // The program itself is started by these.
  {
    of: ['site/server/main.ts', 'site/server/built-routes.ts'],
    tests: ['scripts/build', 'scripts/second-site', 'hosting/desk'],
  },
  { of: ['site/server/backend-middleware.ts'], tests: ['scripts/dev'] },
  { of: ['site/server/preview.ts'], tests: ['backend/password'] },
  {
    of: ['site/server/backend'],
    tests: [...REQUESTS, 'backend/exactly-once', 'backend/limit-over-http', 'backend/rate-limit', 'browser/form-once'],
  },
  {
    of: ['site/server/backup', 'site/server/backup-cli.ts', 'site/server/restore-cli.ts'],
    tests: ['backend/backup', 'backend/encryption', 'backend/restore-guide'],
  },
  {
    of: ['site/server/database'],
    tests: [
      'backend/backend',
      'backend/backup',
      'backend/data-directory',
      'backend/database-outage',
      'backend/encryption',
      'backend/migrate',
      'backend/upgrade',
    ],
  },
  { of: ['site/server/database/postgres.ts'], tests: ['backend/database-outage', 'backend/exactly-once'] },
  { of: ['site/server/http/fetch-listener.ts'], tests: ['backend/abuse', 'backend/desk-server-http'] },
  { of: ['site/server/http/read-up-to.ts'], tests: ['backend/backend', 'site/studio'] },
  {
    of: ['site/server/http'],
    tests: [
      ...WEB,
      'backend/abuse-slow',
      'backend/access-log',
      'backend/health',
      'backend/limit-over-http',
      'backend/shutdown',
      'generated/routes',
    ],
  },
  { of: ['site/server/http/access-log.ts', 'site/server/http/log-path.ts'], tests: ['backend/access-log'] },
  { of: ['site/server/http/files'], tests: ['backend/static-files', 'site/public-files', 'hosting/addresses'] },
  { of: ['site/server/http/client-address.ts'], tests: ['backend/client-address', 'backend/limit-over-http'] },
  { of: ['site/server/http/health.ts'], tests: ['backend/health', 'backend/shutdown'] },
  {
    of: ['site/server/http/language.ts', 'site/lib/locales.ts'],
    tests: ['site/locales', 'backend/site-server', 'browser/language', 'hosting/addresses', 'hosting/languages'],
  },
  {
    of: ['site/server/leads', 'site/server/leads-cli.ts'],
    tests: ['backend/leads', 'backend/leads-erasure', 'backend/retention', 'backend/guides'],
  },
  { of: ['site/server/leads/purge.ts'], tests: ['backend/retention', 'backend/cost'] },
  { of: ['site/server/metrics'], tests: ['backend/metrics'] },
  { of: ['site/server/notify'], tests: ['backend/notify', 'backend/metrics'] },
  { of: ['site/server/reports'], tests: ['backend/reports', 'browser/reports'] },
  { of: ['site/server/settings.ts'], tests: ['backend/settings', 'backend/encryption'] },
  { of: ['site/server/sources.ts'], tests: ['scripts/build'] },
  { of: ['site/supabase'], tests: [...SQL, 'backend/cost', 'generator/migrations'] },
  {
    of: ['site/guides', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs', '.githooks'],
    tests: ['backend/guides'],
  },
  { of: ['site/guides/backups.md'], tests: ['backend/guides', 'backend/restore-guide'] },
  { of: ['site/guides/leads.md'], tests: ['backend/guides', 'backend/retention'] },
  { of: ['site/guides/metrics.md'], tests: ['backend/guides', 'backend/metrics'] },
  { of: ['site/guides/operate.md'], tests: ['backend/guides', 'backend/operate'] },
  { of: ['site/guides/recipes.md'], tests: ['generator/recipes'] },
  { of: ['site/guides/secrets.md'], tests: ['backend/guides', 'backend/operate', 'backend/metrics'] },
  { of: ['site/Containerfile', '.dockerignore'], tests: ['scripts/packages'] },
];

/** Tests start these as programs, in checkouts of their own. @type {readonly Rule[]} */
const SCRIPTS = [
  { of: ['scripts'], tests: ['scripts/run', 'scripts/setup', 'scripts/start', 'scripts/child'] },
  { of: ['scripts/audit', 'scripts/audit.ts', 'scripts/licences.ts'], tests: ['scripts/audit'] },
  { of: ['scripts/bench', 'scripts/bench.ts'], tests: ['scripts/bench'] },
  { of: ['scripts/bench/budgets.ts', 'scripts/bench/bytes'], tests: ['browser/bytes', 'browser/pages'] },
  { of: ['scripts/bench/touch'], tests: ['browser/touch-to-request'] },
  {
    of: ['scripts/browser.mjs', 'scripts/engines.mjs', 'scripts/tools.mjs', 'scripts/apt.mjs'],
    tests: ['scripts/browser'],
  },
  { of: ['scripts/build', 'scripts/build.ts', 'scripts/copy.ts'], tests: ['scripts/build', 'scripts/articles-build'] },
  { of: ['scripts/stamp.mjs'], tests: ['scripts/build', 'scripts/release', 'scripts/start'] },
  { of: ['scripts/dev', 'scripts/dev.ts'], tests: ['scripts/dev', 'scripts/terminal'] },
  { of: ['scripts/format', 'scripts/format.ts', '.oxfmtrc.json'], tests: ['scripts/format'] },
  { of: ['scripts/load', 'scripts/load.ts'], tests: ['scripts/load'] },
  { of: ['scripts/release', 'scripts/check.ts'], tests: ['scripts/release'] },
  {
    of: ['scripts/testing', 'scripts/test.mjs', 'scripts/checks.mjs', 'scripts/totals.mjs'],
    tests: ['scripts/testing', 'scripts/reports'],
  },
  { of: ['.oxlintrc.json', 'scripts/lint'], tests: ['scripts/lint'] },
  { of: ['.ci', '.gitattributes', '.gitignore', 'LICENSE', 'tests/types'], tests: [] },
  { of: ['tests'], tests: [] },
  {
    of: ['tests/sites', 'site/site-root.mjs', 'site/site-imports.mjs', 'scripts/site.mjs', 'scripts/typecheck.mjs'],
    tests: ['scripts/second-site'],
  },
  { of: ['tests/fixtures'], tests: ['generator/broken-specs'] },
  // What vitest starts for all files: none of them imports it.
  {
    of: ['tests/vitest.config.ts', 'tests/support/run-folder.ts'],
    tests: ['generator', 'backend', 'scripts', 'site', 'hosting', 'browser', 'generated'],
  },
  { of: ['tests/support/site.ts', 'tests/support/chromium.ts'], tests: ['browser', 'generated'] },
  { of: ['tests/support/postgres.ts'], tests: SQL },
  { of: ['tests/support/command-hosts.ts', 'tests/generator/support/command-host.ts'], tests: ['generator'] },
  { of: ['tests/generated'], tests: ['generated'] },
  { of: ['tests/hosting'], tests: ['hosting'] },
];

export const RULES = [...GENERATOR, ...PAGES, ...CLIENT, ...SERVER, ...SCRIPTS];
