-- Checked at the end of the transaction, because an edit replaces a schedule part by part.
CREATE FUNCTION private.check_payments_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  post uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.opportunity_id ELSE NEW.opportunity_id END;
  total int := (SELECT sum(p.percentage) FROM public.opportunity_payments p WHERE p.opportunity_id = post);
BEGIN
  IF total <> 100 THEN
    RAISE EXCEPTION 'the payments of % add up to % %%', post, total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_payments_total', TABLE = 'opportunity_payments';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER opportunity_payments_total AFTER INSERT OR UPDATE OF percentage, opportunity_id OR DELETE
  ON opportunity_payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION private.check_payments_total();

-- What was paid stays as it was agreed; it goes only with the whole post.
CREATE FUNCTION private.guard_paid_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.opportunities o WHERE o.id = OLD.opportunity_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a payment that was made is not changed'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_payments_paid', TABLE = 'opportunity_payments';
END
$$;
CREATE TRIGGER opportunity_payments_guard_paid BEFORE DELETE OR UPDATE OF opportunity_id, position, details, percentage
  ON opportunity_payments FOR EACH ROW WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION private.guard_paid_payment();
