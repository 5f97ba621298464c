/** The folders whose every file is the generator's. */
export const ownedFolders = ['site/generated', 'tests/generated'] as const;
/** Where the list of all outputs is committed. */
export const manifestPath = 'site/generated/manifest.json';
/** Where the migrations are; append-only. */
export const migrationsFolder = 'site/supabase/migrations';
/** What has been migrated so far. */
export const migrationLogPath = 'site/supabase/schema.json';
/** Where the generator remembers its last pass. Nothing depends on it: it may be deleted at any time. */
export const memoryPath = 'node_modules/.cache/generator/last-pass.json';
/** Where the files are that the site serves as they are. */
export const publicFolder = 'site/public';
