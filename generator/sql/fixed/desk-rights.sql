-- The right that was set if rights_set is true (null: taken away).
alter table site_internal.follow_ups add column if not exists rights_set boolean not null default false;
alter table site_internal.follow_ups add column if not exists rights text;
alter table site_internal.follow_ups add column if not exists rights_due date;
alter table site_internal.follow_ups drop constraint if exists follow_ups_rights;
alter table site_internal.follow_ups add constraint follow_ups_rights check (
  (rights is null) = (rights_due is null) and (rights_set or rights is null)
  and rights in ('access', 'correction', 'erasure', 'opposition'));
alter table site_internal.follow_ups drop constraint if exists follow_ups_not_empty;
alter table site_internal.follow_ups add constraint follow_ups_not_empty
  check (status is not null or note is not null or assigned or reminds or rights_set or action is not null);

create or replace function site_internal.note_rights() returns trigger
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  update row_states set rights = new.rights, rights_due = new.rights_due, version = version + 1
    where row_id = new.row_id;
  return null;
end $$;
drop trigger if exists follow_ups_rights on site_internal.follow_ups;
create trigger follow_ups_rights after insert on site_internal.follow_ups for each row when (new.rights_set)
  execute function site_internal.note_rights();
