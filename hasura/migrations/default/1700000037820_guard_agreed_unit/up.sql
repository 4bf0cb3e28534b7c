-- The unit of the agreed value came later (1700000037200), and is one of the terms that never change.
CREATE OR REPLACE FUNCTION private.guard_purchase() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE was text := CASE TG_OP WHEN 'UPDATE' THEN OLD.status END;
BEGIN
  IF TG_OP = 'UPDATE' AND (
    (OLD.id, OLD.buyer_id, OLD.purchase_type, OLD.subject, OLD.title, OLD.pack_code, OLD.price_id, OLD.opportunity_id,
      OLD.expert_id, OLD.agreed_value_cents, OLD.agreed_value_unit, OLD.fee_percent, OLD.amount_cents, OLD.credits, OLD.redirect_to, OLD.created_at)
    IS DISTINCT FROM
    (NEW.id, NEW.buyer_id, NEW.purchase_type, NEW.subject, NEW.title, NEW.pack_code, NEW.price_id, NEW.opportunity_id,
      NEW.expert_id, NEW.agreed_value_cents, NEW.agreed_value_unit, NEW.fee_percent, NEW.amount_cents, NEW.credits, NEW.redirect_to, NEW.created_at)
    OR OLD.session_id <> NEW.session_id OR OLD.payment_id <> NEW.payment_id OR OLD.paid_at <> NEW.paid_at
    OR OLD.refunded_cents > NEW.refunded_cents OR OLD.charged_back_cents > NEW.charged_back_cents
    OR OLD.receipt_number IS DISTINCT FROM NEW.receipt_number
  ) THEN
    RAISE EXCEPTION 'the terms of a purchase cannot change'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'purchases_terms_fixed', TABLE = TG_TABLE_NAME;
  END IF;
  IF was IS DISTINCT FROM NEW.status AND NOT EXISTS (
    SELECT FROM (VALUES
      (NULL, 'open'), (NULL, 'fulfilled'),
      ('open', 'cancelled'), ('open', 'expired'), ('open', 'fulfilled'), ('open', 'refund_due'),
      -- Only the provider knows whether a checkout was paid in the moment in which it was closed.
      ('cancelled', 'fulfilled'), ('cancelled', 'refund_due'), ('expired', 'fulfilled'), ('expired', 'refund_due'),
      ('fulfilled', 'disputed'), ('fulfilled', 'refunded'), ('fulfilled', 'charged_back'),
      ('refund_due', 'disputed'), ('refund_due', 'refunded'), ('refund_due', 'charged_back'),
      ('disputed', 'fulfilled'), ('disputed', 'refund_due'), ('disputed', 'refunded'), ('disputed', 'charged_back'),
      ('refunded', 'charged_back')
    ) AS move (from_status, to_status)
    WHERE from_status IS NOT DISTINCT FROM was AND to_status = NEW.status
  ) THEN
    RAISE EXCEPTION 'a purchase cannot move from % to %', coalesce(was, 'nothing'), NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'purchases_status_move', TABLE = TG_TABLE_NAME;
  END IF;
  NEW.receipt_number := CASE TG_OP WHEN 'UPDATE' THEN OLD.receipt_number END;
  IF NEW.receipt_number IS NULL AND NEW.status NOT IN ('open', 'cancelled', 'expired') THEN
    UPDATE private.receipt_counter SET last_number = last_number + 1 RETURNING last_number INTO NEW.receipt_number;
  END IF;
  RETURN NEW;
END
$$;
