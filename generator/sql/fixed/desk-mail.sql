-- Queues a mail about each new row, except those that already have a status, because the honeypot was filled in. The
-- trigger comes after the tables' inboxes, so that existing rows are not mailed.
create or replace function site_internal.put_into_mail_outbox() returns trigger
language plpgsql set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  if not new.status_noted and cardinality(desk_notify_roles(new.table_name)) > 0 then
    insert into mail_outbox (row_id, table_name) values (new.row_id, new.table_name);
  end if;
  return null;
end $$;
-- Queues one mail to the person to whom somebody else has assigned rows: about the first of them, and how many others.
create or replace function site_internal.mail_assigned(ids uuid[], due timestamptz) returns void
language sql set search_path = pg_catalog, site_internal, pg_temp as $$
  insert into mail_outbox (row_id, table_name, follow_up, others, due_at)
    select f.row_id, f.table_name, f.id, cardinality(ids) - 1, due
      from (select * from follow_ups where row_id = ids[1] and assigned order by noted_at desc limit 1) as f
        join people as p on p.id = f.assignee
      where p.removed_at is null and p.mails in ('all', 'mine') and f.assignee is distinct from f.person
$$;
drop trigger if exists row_states_mail on site_internal.row_states;
create trigger row_states_mail after insert on site_internal.row_states
  for each row execute function site_internal.put_into_mail_outbox();
