-- Records a reply before it is sent. Returns 'new', or how far it has got if it is recorded already: then it must not be
-- sent again. It goes to the address of the row and to no other.
create or replace function site_internal.desk_send(place text, which uuid, operation uuid, send_to text, about text,
  body text) returns text
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
declare
  address text;
  known follow_ups;
begin
  if not desk_sees(place) then
    return null;
  end if;
  select email_key into address from row_states where row_id = which and table_name = place for update;
  if address is null then
    return null;
  end if;
  if not is_email(send_to) or address_of(send_to) <> address then
    raise exception using errcode = '22023', message = 'invalidRecipient';
  end if;
  insert into follow_ups (id, table_name, row_id, person, action, recipient, subject, note, delivery)
    values (operation, place, which, desk_person(), 'mail', send_to, about, body, 'sending')
    on conflict (id) do nothing;
  if found then
    perform audit_note('send', place, which, '{}');
    return 'new';
  end if;
  select * into known from follow_ups
    where id = operation and row_id = which and action = 'mail' and person = desk_person();
  return known.delivery;
end $$;

-- Records whether the mail server has accepted a reply.
create or replace function site_internal.desk_sent(place text, which uuid, operation uuid, outcome text) returns boolean
language plpgsql security definer set search_path = pg_catalog, site_internal, pg_temp as $$
begin
  update follow_ups set delivery = outcome where id = operation and table_name = place and row_id = which
    and action = 'mail' and delivery = 'sending' and person = desk_person() and desk_sees(place);
  if not found then
    return null;
  end if;
  if outcome <> 'sent' then
    perform audit_note('send', place, which, jsonb_build_object('delivery', outcome));
  end if;
  return true;
end $$;

grant execute on function site_internal.desk_send, site_internal.desk_sent to desk;
