-- What was true when a payout was paid, whatever names and addresses change to later. The amount, the account's last
-- characters and the batch's reference can't change once it is paid, so they stay where they are.
CREATE TABLE private.payout_receipts (
  receipt_no bigint CONSTRAINT payout_receipts_pkey PRIMARY KEY,
  payout_id uuid NOT NULL CONSTRAINT payout_receipts_payout_unique UNIQUE
    CONSTRAINT payout_receipts_payout_fkey REFERENCES payouts,
  payer_name text NOT NULL,
  payer_address text NOT NULL,
  payer_tax_id text NOT NULL,
  payee_name text NOT NULL,
  payee_email text NOT NULL,
  issued_at timestamptz NOT NULL
);
CREATE TRIGGER payout_receipts_append_only BEFORE UPDATE OR DELETE ON private.payout_receipts
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER payout_receipts_no_truncate BEFORE TRUNCATE ON private.payout_receipts
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
GRANT SELECT ON private.payout_receipts TO sagework_actions;

-- Runs with the rights of the trigger that calls it.
CREATE FUNCTION private.write_payout_receipt(payout public.payouts) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO private.payout_receipts (receipt_no, payout_id, payer_name, payer_address, payer_tax_id,
    payee_name, payee_email, issued_at)
  SELECT payout.receipt_no, payout.id,
    coalesce((SELECT value FROM public.system_configurations WHERE config = 'RECEIPT_SELLER_NAME'), ''),
    coalesce((SELECT value FROM public.system_configurations WHERE config = 'RECEIPT_SELLER_ADDRESS'), ''),
    coalesce((SELECT value FROM public.system_configurations WHERE config = 'RECEIPT_SELLER_TAX_ID'), ''),
    btrim(payee.first_name || ' ' || payee.last_name), account.email, payout.paid_at
  FROM public.users AS payee
  JOIN public.user_accounts AS account ON account.user_id = payee.id
  WHERE payee.id = payout.user_id
  -- Once: the number stays when the bank returns the payout.
  ON CONFLICT (receipt_no) DO NOTHING;
$$;
REVOKE ALL ON FUNCTION private.write_payout_receipt FROM PUBLIC;

CREATE FUNCTION private.issue_payout_receipt() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.write_payout_receipt(NEW);
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.issue_payout_receipt FROM PUBLIC;
CREATE TRIGGER payouts_issue_receipt AFTER INSERT OR UPDATE OF status ON payouts
  FOR EACH ROW WHEN (NEW.receipt_no IS NOT NULL) EXECUTE FUNCTION private.issue_payout_receipt();

-- What was paid before there were documents.
SELECT private.write_payout_receipt(payouts) FROM payouts WHERE receipt_no IS NOT NULL ORDER BY receipt_no;
