-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

-- requests: each message once, and so many a minute

-- Nobody but the owner gets into this schema, and PostgREST does not expose it. Policies are on without any policy, so that
-- a grant given by mistake would still show nothing.
create schema if not exists site_internal;
revoke all on schema site_internal from public, anon, authenticated;

-- One row for each message that came with an Idempotency-Key: a digest of table, key and row, from which none of them can
-- be told.
create table site_internal.requests (
  digest bytea primary key,
  received_at timestamptz not null default clock_timestamp()
);
create index requests_received_at on site_internal.requests (received_at);

-- One row for each insert of the last day: a digest of the address that it came from, never the address.
create table site_internal.arrivals (
  sender bytea not null,
  arrived_at timestamptz not null default clock_timestamp()
);
create index arrivals_sender on site_internal.arrivals (sender, arrived_at);
create index arrivals_arrived_at on site_internal.arrivals (arrived_at);

-- There are few enough IPv4 addresses to try them all, so their digests are salted. One row, made here, different in
-- every database.
create table site_internal.salt (
  single boolean primary key default true check (single),
  value bytea not null
);
insert into site_internal.salt (value)
  values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

alter table site_internal.requests enable row level security;
alter table site_internal.arrivals enable row level security;
alter table site_internal.salt enable row level security;
revoke all on table site_internal.requests, site_internal.arrivals, site_internal.salt from public, anon, authenticated;

-- The salted digest of an address. The addresses of one IPv6 network (/64) count as one, because a single subscriber has
-- all of them; an IPv4 address written as IPv6 counts as itself. What is no address is taken as it stands.
create function site_internal.digest_of_address(address text) returns bytea
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  place text := lower(btrim(address));
  parsed inet;
begin
  begin
    parsed := regexp_replace(place, '^::ffff:(?=[0-9]+[.])', '')::inet;
    place := case family(parsed) when 6 then text(network(set_masklen(parsed, 64))) else host(parsed) end;
  exception when invalid_text_representation then
    null;
  end;
  return (select sha256(salt.value || convert_to(place, 'UTF8')) from site_internal.salt where place <> '');
end $$;
revoke all on function site_internal.digest_of_address(text) from public, anon, authenticated;

-- Lets each message in once, and at most 10 a minute from one address. It has the rights of its owner, which a visitor has
-- not, and does nothing but this. What it knows of the request is what PostgREST, or the site's own server, puts into
-- request.headers; a client of either cannot set that itself, only send headers. The search path ends with pg_temp, which
-- would come first if it were not named: nobody's temporary type or table stands in for one of PostgreSQL's.
create or replace function site_internal.guard_request() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  key text := nullif(headers ->> 'idempotency-key', '');
  -- Cloudflare, in front of every hosted project, sets the first one itself whatever the client sent.
  visitor bytea := site_internal.digest_of_address(
    coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)));
begin
  if key is not null then
    -- The arguments are the columns that differ each time: what the database adds, and when the message was sent.
    -- A second one of the same message waits here for the end of the first, and then finds it or takes its place.
    insert into site_internal.requests (digest)
      values (sha256(convert_to(jsonb_build_array(tg_table_name, key, to_jsonb(new) - tg_argv)::text, 'UTF8')))
      on conflict do nothing;
    if not found then
      return null; -- Stored before: no second row, no error, nothing counted.
    end if;
    delete from site_internal.requests where digest in (
      select digest from site_internal.requests
        where received_at < clock_timestamp() - interval '30 days' limit 100 for update skip locked);
  end if;

  if visitor is not null then
    -- Inserts of one address take turns, or two at once would not see each other.
    perform pg_advisory_xact_lock(hashtextextended(encode(visitor, 'hex'), 0));
    if (select count(*) from site_internal.arrivals
          where sender = visitor and arrived_at > clock_timestamp() - interval '1 minute') >= 10 then
      -- PostgREST makes HTTP 429 of this code.
      raise exception using errcode = 'PT429', message = 'Too many requests',
        detail = 'At most 10 messages a minute are taken from one address', hint = 'Wait a minute and send it again.';
    end if;
    insert into site_internal.arrivals (sender) values (visitor);
    delete from site_internal.arrivals where ctid in (
      select ctid from site_internal.arrivals
        where arrived_at < clock_timestamp() - interval '1 day' limit 100 for update skip locked);
  end if;
  return new;
end $$;
revoke all on function site_internal.guard_request() from public, anon, authenticated;

-- A visitor sends one message at a time. Runs once a statement, whatever sent it.
create function site_internal.refuse_many_rows() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (select count(*) from inserted) > 1 then
    raise exception using errcode = 'PT400', message = 'Too many rows', detail = 'At most 1 can be inserted at once';
  end if;
  return null;
end $$;
revoke all on function site_internal.refuse_many_rows() from public, anon, authenticated;

-- requests: leads

drop trigger if exists leads_guard on public.leads;
create trigger leads_guard before insert on public.leads
  for each row when (current_user in ('anon', 'authenticated'))
  execute function site_internal.guard_request('id', 'created_at');

drop trigger if exists leads_one_row on public.leads;
create trigger leads_one_row after insert on public.leads
  referencing new table as inserted
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function site_internal.refuse_many_rows();

-- requests: softlanding_requests

drop trigger if exists softlanding_requests_guard on public.softlanding_requests;
create trigger softlanding_requests_guard before insert on public.softlanding_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function site_internal.guard_request('id', 'created_at');

drop trigger if exists softlanding_requests_one_row on public.softlanding_requests;
create trigger softlanding_requests_one_row after insert on public.softlanding_requests
  referencing new table as inserted
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function site_internal.refuse_many_rows();

-- requests: career_applications

drop trigger if exists career_applications_guard on public.career_applications;
create trigger career_applications_guard before insert on public.career_applications
  for each row when (current_user in ('anon', 'authenticated'))
  execute function site_internal.guard_request('id', 'created_at', 'fecha_aplicacion');

drop trigger if exists career_applications_one_row on public.career_applications;
create trigger career_applications_one_row after insert on public.career_applications
  referencing new table as inserted
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function site_internal.refuse_many_rows();
