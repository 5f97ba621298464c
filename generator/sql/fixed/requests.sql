-- Only the owner can use this schema, and PostgREST does not expose it. Because of row-level security without a policy,
-- even a mistaken grant would expose nothing.
create schema if not exists site_internal;
revoke all on schema site_internal from public, anon, authenticated;

-- One row for each message with an Idempotency-Key: a digest of table, key and row. It is deleted with its row.
create table if not exists site_internal.requests (
  digest bytea primary key,
  received_at timestamptz not null default clock_timestamp(),
  row_id uuid
);
create index if not exists requests_received_at on site_internal.requests (received_at);
create index if not exists requests_row on site_internal.requests (row_id);

-- One row for each recent insert: a digest of the sender's internet address, never the address itself.
create table if not exists site_internal.arrivals (
  sender bytea not null,
  arrived_at timestamptz not null default clock_timestamp()
);
create index if not exists arrivals_sender on site_internal.arrivals (sender, arrived_at);
create index if not exists arrivals_arrived_at on site_internal.arrivals (arrived_at);

-- Digests are salted, because all IPv4 addresses can be tried. One row, different in every database.
create table if not exists site_internal.salt (
  single boolean primary key default true check (single),
  value bytea not null
);
insert into site_internal.salt (value)
  values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
  on conflict do nothing;

alter table site_internal.requests enable row level security;
alter table site_internal.arrivals enable row level security;
alter table site_internal.salt enable row level security;
revoke all on table site_internal.requests, site_internal.arrivals, site_internal.salt from public, anon, authenticated;

-- The salted digest of an address. The addresses of an IPv6 network (/64) count as one, because a single subscriber has
-- all of them; an IPv4 address in IPv6 notation counts as IPv4. Anything else is used unchanged.
create or replace function site_internal.digest_of_address(address text) returns bytea
language plpgsql stable set search_path = pg_catalog, site_internal, pg_temp as $$
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
  return (select sha256(salt.value || convert_to(place, 'UTF8')) from salt where place <> '');
end $$;

-- Whether a message's context says that the honeypot was filled in. An invalid context never loses a message.
create or replace function site_internal.is_trapped(context text) returns boolean
language plpgsql immutable set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  return coalesce(context::jsonb @> '{"trap": true}', false);
exception when others then
  return false;
end $$;

-- Refuses statements that insert several rows: a visitor sends one message at a time.
create or replace function site_internal.refuse_many_rows() returns trigger
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if (select count(*) from inserted) > 1 then
    raise exception using errcode = 'PT400', message = 'Too many rows', detail = 'At most 1 can be inserted at once';
  end if;
  return null;
end $$;

-- Accepts each message once, and a limited number per minute from one address. It runs with the rights of its owner.
-- PostgREST, or the site's own server, sets request.headers; clients cannot set it. The search path names pg_temp last,
-- because it would come first otherwise and could replace PostgreSQL's own types.
create or replace function site_internal.guard_request() returns trigger
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  key text := nullif(headers ->> 'idempotency-key', '');
  -- Cloudflare, in front of every hosted project, overwrites the first one.
  visitor bytea := digest_of_address(
    coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)));
  -- A variable, so that comparisons can use an index; clock_timestamp() itself differs for each row. For the same reason
  -- each delete below finds its rows in the order of an index.
  moment timestamptz := clock_timestamp();
  rules record;
  context text := headers ->> 'x-submission-context';
  spam text := case when is_trapped(context) then trap_status(tg_table_name) end;
begin
  select * into rules from limits();
  if key is not null then
    -- The arguments are the columns that differ in each attempt: those that the database fills, and the time of sending.
    -- A concurrent repeat waits here for the end of the first attempt, and then finds it or takes its place.
    insert into requests (digest, row_id)
      values (sha256(convert_to(jsonb_build_array(tg_table_name, key, to_jsonb(new) - tg_argv)::text, 'UTF8')), new.id)
      on conflict do nothing;
    if not found then
      return null; -- Already stored: no second row, no error, and it does not count towards the limit.
    end if;
    delete from requests where digest = any (array(
      select digest from requests
        where received_at < moment - rules.idempotency_keys order by received_at limit 100 for update skip locked));
  end if;

  if visitor is not null then
    -- Inserts from one address wait for each other; concurrent ones would not see each other.
    perform pg_advisory_xact_lock(hashtextextended(encode(visitor, 'hex'), 0));
    if (select count(*) from arrivals
          where sender = visitor and arrived_at > moment - interval '1 minute') >= rules.inserts_per_minute then
      -- PostgREST answers this code with HTTP 429.
      raise exception using errcode = 'PT429', message = 'Too many requests',
        detail = format('At most %s messages a minute are taken from one address', rules.inserts_per_minute),
        hint = 'Wait a minute and send it again.';
    end if;
    insert into arrivals (sender) values (visitor);
    delete from arrivals where ctid = any (array(
      select ctid from arrivals
        where arrived_at < moment - rules.addresses order by arrived_at limit 100 for update skip locked));
  end if;
  if rules.origins then
    perform note_origin(tg_table_name, new.id, context);
  end if;
  -- A message whose honeypot was filled in is kept as spam. The triggers of notifications read the setting.
  perform set_config('site_internal.trapped', (spam is not null)::text, true);
  if spam is not null then
    insert into follow_ups (table_name, row_id, status, action) values (tg_table_name, new.id, spam, 'trap');
  end if;
  return new;
end $$;
