-- Queues a mail about each new row. The trigger comes after the tables' inboxes, so that existing rows are not mailed.
create or replace function site_internal.put_into_mail_outbox() returns trigger
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if cardinality(desk_notify_roles(new.table_name)) > 0 then
    insert into mail_outbox (row_id, table_name) values (new.row_id, new.table_name);
  end if;
  return null;
end $$;
drop trigger if exists row_states_mail on site_internal.row_states;
create trigger row_states_mail after insert on site_internal.row_states
  for each row execute function site_internal.put_into_mail_outbox();
