import type { Period, Table } from '../schema/index.ts';

type Columns = Table['columns'];

/** Where the database keeps what is no visitor's business. */
export const privateSchema = 'site_internal';

/** What the guard of requests goes by. */
export interface RequestLimits {
  insertsPerMinute: number;
  /** How long a message that is sent again is recognised. */
  idempotencyKeys: Period;
  /** How long digests of addresses are kept. */
  addresses: Period;
  /** Whether to take down where a message came from. */
  origins: boolean;
}

/** A period as PostgreSQL reads it. */
export function interval({ count, unit }: Period): string {
  return `interval '${count} ${unit}'`;
}

/** The roles that the outside world acts as; `current_user` is one of them whenever a request is at work. */
const byVisitor = "current_user in ('anon', 'authenticated')";

/**
 * What every guarded table needs once: the private schema with its bookkeeping, and the functions that the tables'
 * triggers run.
 */
export const installRequests = `-- Nobody but the owner gets into this schema, and PostgREST does not expose it. Policies are on without any policy, so that
-- a grant given by mistake would still show nothing.
create schema if not exists ${privateSchema};
revoke all on schema ${privateSchema} from public, anon, authenticated;

-- One row for each message that came with an Idempotency-Key: a digest of table, key and row, from which none of them can
-- be told.
create table ${privateSchema}.requests (
  digest bytea primary key,
  received_at timestamptz not null default clock_timestamp()
);
create index requests_received_at on ${privateSchema}.requests (received_at);

-- One row for each insert of late: a digest of the address that it came from, never the address.
create table ${privateSchema}.arrivals (
  sender bytea not null,
  arrived_at timestamptz not null default clock_timestamp()
);
create index arrivals_sender on ${privateSchema}.arrivals (sender, arrived_at);
create index arrivals_arrived_at on ${privateSchema}.arrivals (arrived_at);

-- There are few enough IPv4 addresses to try them all, so their digests are salted. One row, made here, different in
-- every database.
create table ${privateSchema}.salt (
  single boolean primary key default true check (single),
  value bytea not null
);
insert into ${privateSchema}.salt (value)
  values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

alter table ${privateSchema}.requests enable row level security;
alter table ${privateSchema}.arrivals enable row level security;
alter table ${privateSchema}.salt enable row level security;
revoke all on table ${privateSchema}.requests, ${privateSchema}.arrivals, ${privateSchema}.salt from public, anon, authenticated;

-- The salted digest of an address. The addresses of one IPv6 network (/64) count as one, because a single subscriber has
-- all of them; an IPv4 address written as IPv6 counts as itself. What is no address is taken as it stands.
create function ${privateSchema}.digest_of_address(address text) returns bytea
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
  return (select sha256(salt.value || convert_to(place, 'UTF8')) from ${privateSchema}.salt where place <> '');
end $$;
revoke all on function ${privateSchema}.digest_of_address(text) from public, anon, authenticated;

-- A visitor sends one message at a time. Runs once a statement, whatever sent it.
create function ${privateSchema}.refuse_many_rows() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (select count(*) from inserted) > 1 then
    raise exception using errcode = 'PT400', message = 'Too many rows', detail = 'At most 1 can be inserted at once';
  end if;
  return null;
end $$;
revoke all on function ${privateSchema}.refuse_many_rows() from public, anon, authenticated;`;

/** The function that lets each message in once, and so many a minute. */
export function guardFunction({ insertsPerMinute, idempotencyKeys, addresses, origins }: RequestLimits): string {
  return `-- Lets each message in once, and at most ${insertsPerMinute} a minute from one address. It has the rights of its owner, which a visitor has
-- not, and does nothing but this. What it knows of the request is what PostgREST, or the site's own server, puts into
-- request.headers; a client of either cannot set that itself, only send headers. The search path ends with pg_temp, which
-- would come first if it were not named: nobody's temporary type or table stands in for one of PostgreSQL's.
create or replace function ${privateSchema}.guard_request() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  key text := nullif(headers ->> 'idempotency-key', '');
  -- Cloudflare, in front of every hosted project, sets the first one itself whatever the client sent.
  visitor bytea := ${privateSchema}.digest_of_address(
    coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)));
  -- Taken once: an index serves a comparison with a variable. With clock_timestamp() itself, which is another time for
  -- each row, every row would be read. For the same reason each delete below finds its rows in the order of an index.
  moment timestamptz := clock_timestamp();
begin
  if key is not null then
    -- The arguments are the columns that differ each time: what the database adds, and when the message was sent.
    -- A second one of the same message waits here for the end of the first, and then finds it or takes its place.
    insert into ${privateSchema}.requests (digest, row_id)
      values (sha256(convert_to(jsonb_build_array(tg_table_name, key, to_jsonb(new) - tg_argv)::text, 'UTF8')), new.id)
      on conflict do nothing;
    if not found then
      return null; -- Stored before: no second row, no error, nothing counted.
    end if;
    delete from ${privateSchema}.requests where digest = any (array(
      select digest from ${privateSchema}.requests
        where received_at < moment - ${interval(idempotencyKeys)} order by received_at limit 100 for update skip locked));
  end if;

  if visitor is not null then
    -- Inserts of one address take turns, or two at once would not see each other.
    perform pg_advisory_xact_lock(hashtextextended(encode(visitor, 'hex'), 0));
    if (select count(*) from ${privateSchema}.arrivals
          where sender = visitor and arrived_at > moment - interval '1 minute') >= ${insertsPerMinute} then
      -- PostgREST makes HTTP 429 of this code.
      raise exception using errcode = 'PT429', message = 'Too many requests',
        detail = 'At most ${insertsPerMinute} messages a minute are taken from one address', hint = 'Wait a minute and send it again.';
    end if;
    insert into ${privateSchema}.arrivals (sender) values (visitor);
    delete from ${privateSchema}.arrivals where ctid = any (array(
      select ctid from ${privateSchema}.arrivals
        where arrived_at < moment - ${interval(addresses)} order by arrived_at limit 100 for update skip locked));
  end if;
${origins ? `  perform ${privateSchema}.note_origin(tg_table_name, new.id, headers ->> 'x-submission-context');\n` : ''}  return new;
end $$;
revoke all on function ${privateSchema}.guard_request() from public, anon, authenticated;`;
}

/** The triggers of one table. Run again whenever its columns change. */
export function requestTriggers(table: string, columns: Columns): string {
  // Only now() fills a point in time: it says when a message was sent, and a message that is sent again is the same one.
  const points = Object.keys(columns).filter((name) => columns[name]?.type === 'timestamp');
  const different = ['id', 'created_at', ...points].map((name) => `'${name}'`).join(', ');
  return `drop trigger if exists ${table}_guard on public.${table};
create trigger ${table}_guard before insert on public.${table}
  for each row when (${byVisitor})
  execute function ${privateSchema}.guard_request(${different});

drop trigger if exists ${table}_one_row on public.${table};
create trigger ${table}_one_row after insert on public.${table}
  referencing new table as inserted
  for each statement when (${byVisitor})
  execute function ${privateSchema}.refuse_many_rows();`;
}
