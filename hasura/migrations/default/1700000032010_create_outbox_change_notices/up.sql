-- A page that shows the outbox hears at once of an email that was written or sent. Who listens asks what has changed;
-- Postgres tells once per transaction, however many rows it wrote.
CREATE FUNCTION private.tell_of_outbox_change() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_notify('sagework_outbox_changed', '');
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.tell_of_outbox_change FROM PUBLIC;
CREATE TRIGGER outbox_mails_tell_of_change AFTER INSERT OR DELETE OR UPDATE OF sent_at ON private.outbox_mails
  FOR EACH STATEMENT EXECUTE FUNCTION private.tell_of_outbox_change();
