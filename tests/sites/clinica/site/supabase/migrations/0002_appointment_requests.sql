-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

-- appointment_requests: add motivo

alter table public.appointment_requests add column if not exists motivo text;
alter table public.appointment_requests drop constraint if exists appointment_requests_motivo_length;
alter table public.appointment_requests drop constraint if exists appointment_requests_motivo_not_empty;
alter table public.appointment_requests drop constraint if exists appointment_requests_motivo_only_if;
alter table public.appointment_requests drop constraint if exists appointment_requests_motivo_required;
alter table public.appointment_requests add constraint appointment_requests_motivo_length check (char_length(motivo) <= 200) not valid;
alter table public.appointment_requests add constraint appointment_requests_motivo_only_if check (motivo is null or coalesce(tratamiento in ('other'), false)) not valid;

-- appointment_requests: add edad

alter table public.appointment_requests add column if not exists edad integer;
alter table public.appointment_requests drop constraint if exists appointment_requests_edad_range;
alter table public.appointment_requests drop constraint if exists appointment_requests_edad_only_if;
alter table public.appointment_requests drop constraint if exists appointment_requests_edad_required;
alter table public.appointment_requests add constraint appointment_requests_edad_range check (edad between 0 and 17) not valid;
alter table public.appointment_requests add constraint appointment_requests_edad_only_if check (edad is null or coalesce(tratamiento in ('child'), false)) not valid;

-- appointment_requests: add dia

alter table public.appointment_requests add column if not exists dia date;
alter table public.appointment_requests drop constraint if exists appointment_requests_dia_range;
alter table public.appointment_requests drop constraint if exists appointment_requests_dia_required;
alter table public.appointment_requests add constraint appointment_requests_dia_range check (dia between '0001-01-01' and '9999-12-31') not valid;
alter table public.appointment_requests add constraint appointment_requests_dia_required check (dia is not null) not valid;

-- appointment_requests: change momento

alter table public.appointment_requests alter column momento drop not null;
alter table public.appointment_requests drop constraint if exists appointment_requests_momento_length;
alter table public.appointment_requests drop constraint if exists appointment_requests_momento_not_empty;
alter table public.appointment_requests drop constraint if exists appointment_requests_momento_required;
alter table public.appointment_requests add constraint appointment_requests_momento_length check (char_length(momento) <= 40) not valid;
alter table public.appointment_requests add constraint appointment_requests_momento_not_empty check (momento ~ '[^[:space:]]') not valid;
alter table public.appointment_requests add constraint appointment_requests_momento_required check (momento is not null) not valid;

-- appointment_requests: add presupuesto

alter table public.appointment_requests add column if not exists presupuesto numeric;
alter table public.appointment_requests drop constraint if exists appointment_requests_presupuesto_range;
alter table public.appointment_requests drop constraint if exists appointment_requests_presupuesto_decimals;
alter table public.appointment_requests drop constraint if exists appointment_requests_presupuesto_required;
alter table public.appointment_requests add constraint appointment_requests_presupuesto_range check (presupuesto between 0 and 1000000) not valid;
alter table public.appointment_requests add constraint appointment_requests_presupuesto_decimals check (presupuesto = round(presupuesto, 2)) not valid;

-- appointment_requests: add recordatorio

alter table public.appointment_requests add column if not exists recordatorio boolean;
alter table public.appointment_requests drop constraint if exists appointment_requests_recordatorio_true;
alter table public.appointment_requests drop constraint if exists appointment_requests_recordatorio_required;
alter table public.appointment_requests add constraint appointment_requests_recordatorio_required check (recordatorio is not null) not valid;

-- appointment_requests: add consentimiento

alter table public.appointment_requests add column if not exists consentimiento boolean;
alter table public.appointment_requests drop constraint if exists appointment_requests_consentimiento_true;
alter table public.appointment_requests drop constraint if exists appointment_requests_consentimiento_required;
alter table public.appointment_requests add constraint appointment_requests_consentimiento_true check (consentimiento) not valid;
alter table public.appointment_requests add constraint appointment_requests_consentimiento_required check (consentimiento is not null) not valid;

-- appointment_requests: add campana

alter table public.appointment_requests add column if not exists campana text;
alter table public.appointment_requests drop constraint if exists appointment_requests_campana_length;
alter table public.appointment_requests drop constraint if exists appointment_requests_campana_not_empty;
alter table public.appointment_requests drop constraint if exists appointment_requests_campana_required;
alter table public.appointment_requests add constraint appointment_requests_campana_length check (char_length(campana) <= 40) not valid;

-- appointment_requests: add canal

alter table public.appointment_requests add column if not exists canal text;
alter table public.appointment_requests drop constraint if exists appointment_requests_canal_length;
alter table public.appointment_requests drop constraint if exists appointment_requests_canal_not_empty;
alter table public.appointment_requests drop constraint if exists appointment_requests_canal_required;
alter table public.appointment_requests add constraint appointment_requests_canal_length check (char_length(canal) <= 10) not valid;
alter table public.appointment_requests add constraint appointment_requests_canal_not_empty check (canal ~ '[^[:space:]]') not valid;
alter table public.appointment_requests add constraint appointment_requests_canal_required check (canal is not null) not valid;

-- appointment_requests: who may insert

alter table public.appointment_requests enable row level security;

revoke all on table public.appointment_requests from public, anon, authenticated;
grant insert (nombre, correo, telefono, tratamiento, motivo, edad, dia, momento, presupuesto, recordatorio, comentario, consentimiento, campana, canal) on table public.appointment_requests to anon, authenticated;

drop policy if exists appointment_requests_insert on public.appointment_requests;
create policy appointment_requests_insert on public.appointment_requests
  for insert to anon, authenticated
  with check (momento in ('morning', 'afternoon', 'saturday', 'any') and canal in ('web'));

drop trigger if exists appointment_requests_guard on public.appointment_requests;
create trigger appointment_requests_guard before insert on public.appointment_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function site_internal.guard_request('id', 'created_at');

drop trigger if exists appointment_requests_one_row on public.appointment_requests;
create trigger appointment_requests_one_row after insert on public.appointment_requests
  referencing new table as inserted
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function site_internal.refuse_many_rows();
