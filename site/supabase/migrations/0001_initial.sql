-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.

grant usage on schema public to anon, authenticated;

-- leads: create

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null
    constraint leads_name_length check (char_length(name) <= 320)
    constraint leads_name_not_empty check (name ~ '[^[:space:]]'),
  email text not null
    constraint leads_email_length check (char_length(email) <= 320)
    constraint leads_email_not_empty check (email ~ '[^[:space:]]'),
  company text
    constraint leads_company_length check (char_length(company) <= 320),
  message text not null
    constraint leads_message_length check (char_length(message) <= 10000)
    constraint leads_message_not_empty check (message ~ '[^[:space:]]')
);

comment on table public.leads is 'Messages of the contact forms and of both PLD forms.';
create index leads_created_at on public.leads (created_at desc);

alter table public.leads enable row level security;

revoke all on table public.leads from public, anon, authenticated;
grant insert (name, email, company, message) on table public.leads to anon, authenticated;

drop policy if exists leads_insert on public.leads;
create policy leads_insert on public.leads
  for insert to anon, authenticated
  with check (true);

-- softlanding_requests: create

create table public.softlanding_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  nombre text not null
    constraint softlanding_requests_nombre_length check (char_length(nombre) <= 320)
    constraint softlanding_requests_nombre_not_empty check (nombre ~ '[^[:space:]]'),
  correo text not null
    constraint softlanding_requests_correo_length check (char_length(correo) <= 320)
    constraint softlanding_requests_correo_not_empty check (correo ~ '[^[:space:]]'),
  pais_origen text not null
    constraint softlanding_requests_pais_origen_length check (char_length(pais_origen) <= 320)
    constraint softlanding_requests_pais_origen_not_empty check (pais_origen ~ '[^[:space:]]'),
  tipo_empresa text not null
    constraint softlanding_requests_tipo_empresa_length check (char_length(tipo_empresa) <= 320)
    constraint softlanding_requests_tipo_empresa_not_empty check (tipo_empresa ~ '[^[:space:]]'),
  mensaje text
    constraint softlanding_requests_mensaje_length check (char_length(mensaje) <= 10000)
);

comment on table public.softlanding_requests is 'Requests of the soft-landing forms and of the fintech form.';
create index softlanding_requests_created_at on public.softlanding_requests (created_at desc);

alter table public.softlanding_requests enable row level security;

revoke all on table public.softlanding_requests from public, anon, authenticated;
grant insert (nombre, correo, pais_origen, tipo_empresa, mensaje) on table public.softlanding_requests to anon, authenticated;

drop policy if exists softlanding_requests_insert on public.softlanding_requests;
create policy softlanding_requests_insert on public.softlanding_requests
  for insert to anon, authenticated
  with check (true);

-- career_applications: create

create table public.career_applications (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  nombre text not null
    constraint career_applications_nombre_length check (char_length(nombre) <= 320)
    constraint career_applications_nombre_not_empty check (nombre ~ '[^[:space:]]'),
  email text not null
    constraint career_applications_email_length check (char_length(email) <= 320)
    constraint career_applications_email_not_empty check (email ~ '[^[:space:]]'),
  telefono text not null
    constraint career_applications_telefono_length check (char_length(telefono) <= 320)
    constraint career_applications_telefono_not_empty check (telefono ~ '[^[:space:]]'),
  linkedin text
    constraint career_applications_linkedin_length check (char_length(linkedin) <= 320),
  experiencia text not null
    constraint career_applications_experiencia_length check (char_length(experiencia) <= 10000)
    constraint career_applications_experiencia_not_empty check (experiencia ~ '[^[:space:]]'),
  motivacion text not null
    constraint career_applications_motivacion_length check (char_length(motivacion) <= 10000)
    constraint career_applications_motivacion_not_empty check (motivacion ~ '[^[:space:]]'),
  disponibilidad text
    constraint career_applications_disponibilidad_length check (char_length(disponibilidad) <= 320),
  fecha_aplicacion timestamptz not null,
  estado text not null
    constraint career_applications_estado_length check (char_length(estado) <= 320)
    constraint career_applications_estado_not_empty check (estado ~ '[^[:space:]]')
);

comment on table public.career_applications is 'Job applications.';
create index career_applications_created_at on public.career_applications (created_at desc);

alter table public.career_applications enable row level security;

revoke all on table public.career_applications from public, anon, authenticated;
grant insert (nombre, email, telefono, linkedin, experiencia, motivacion, disponibilidad, fecha_aplicacion, estado) on table public.career_applications to anon, authenticated;

drop policy if exists career_applications_insert on public.career_applications;
create policy career_applications_insert on public.career_applications
  for insert to anon, authenticated
  with check (estado in ('pendiente'));
