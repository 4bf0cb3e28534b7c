-- Changes of somebody's credits that they are told about (GD-43): whatever they received, and what others took. Their own
-- spending is no news to them, the end of a plan's credits was announced with its date, and the welcome credits are part of
-- signing up.
CREATE TABLE credit_changes (
  id bigint CONSTRAINT credit_changes_pkey PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- No foreign key: only the trigger below writes here, for owners of accounts, and the check would lock their row.
  owner_id uuid NOT NULL,
  transfer_id bigint NOT NULL CONSTRAINT credit_changes_transfer_fkey REFERENCES ledger_transfers,
  amount bigint NOT NULL CONSTRAINT credit_changes_amount_moves CHECK (amount <> 0),
  created_at timestamptz NOT NULL,
  seen_at timestamptz,
  CONSTRAINT credit_changes_once UNIQUE (owner_id, transfer_id)
);
CREATE INDEX credit_changes_unseen_idx ON credit_changes (owner_id, id) WHERE seen_at IS NULL;
CREATE INDEX credit_changes_transfer_idx ON credit_changes (transfer_id);

CREATE FUNCTION private.announce_credit_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO public.credit_changes (owner_id, transfer_id, amount, created_at)
  SELECT NEW.owner_id, NEW.transfer_id, NEW.amount, NEW.posted_at
  FROM public.ledger_transfers AS transfer
  WHERE transfer.id = NEW.transfer_id AND (NEW.amount > 0 OR transfer.actor_id IS DISTINCT FROM NEW.owner_id)
    AND NOT private.is_seeding(TG_RELID);
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.announce_credit_change FROM PUBLIC;
CREATE TRIGGER ledger_statement_lines_announce AFTER INSERT ON ledger_statement_lines
  FOR EACH ROW WHEN (NEW.currency = 'credit' AND NEW.kind NOT IN ('credits_expired', 'welcome_credits'))
  EXECUTE FUNCTION private.announce_credit_change();

GRANT SELECT ON credit_changes TO sagework_actions, sagework_hasura;
GRANT UPDATE (seen_at) ON credit_changes TO sagework_hasura;
