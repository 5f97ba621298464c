/** What hosted Supabase does to every database: whatever is created later belongs to everyone. */
export const SUPABASE_DEFAULTS = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
alter default privileges in schema public grant all on tables to anon, authenticated;
alter default privileges in schema public grant all on sequences to anon, authenticated;
alter default privileges in schema public grant all on functions to anon, authenticated;`;
