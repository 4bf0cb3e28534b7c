INSERT INTO system_configurations (config, value, is_public) VALUES
  ('RECEIPT_SELLER_NAME', 'Sagework', false),
  ('RECEIPT_SELLER_ADDRESS', '', false),
  ('RECEIPT_SELLER_TAX_ID', '', false);

-- A receipt says what was true when it was issued, whatever names and addresses change to later.
CREATE TABLE private.receipts (
  receipt_number int CONSTRAINT receipts_pkey PRIMARY KEY,
  purchase_id uuid NOT NULL CONSTRAINT receipts_purchase_unique UNIQUE
    CONSTRAINT receipts_purchase_fkey REFERENCES purchases,
  seller_name text NOT NULL,
  seller_address text NOT NULL,
  seller_tax_id text NOT NULL,
  buyer_name text NOT NULL,
  buyer_email text NOT NULL,
  buyer_company text,
  -- Paid in the payment sandbox, which charges nobody.
  is_trial boolean NOT NULL,
  issued_at timestamptz NOT NULL
);
CREATE TRIGGER receipts_append_only BEFORE UPDATE OR DELETE ON private.receipts
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER receipts_no_truncate BEFORE TRUNCATE ON private.receipts
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
GRANT SELECT ON private.receipts TO sagework_actions;

CREATE FUNCTION private.issue_receipt() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO private.receipts (receipt_number, purchase_id, seller_name, seller_address, seller_tax_id,
    buyer_name, buyer_email, buyer_company, is_trial, issued_at)
  SELECT NEW.receipt_number, NEW.id,
    coalesce((SELECT value FROM public.system_configurations WHERE config = 'RECEIPT_SELLER_NAME'), ''),
    coalesce((SELECT value FROM public.system_configurations WHERE config = 'RECEIPT_SELLER_ADDRESS'), ''),
    coalesce((SELECT value FROM public.system_configurations WHERE config = 'RECEIPT_SELLER_TAX_ID'), ''),
    btrim(buyer.first_name || ' ' || buyer.last_name), account.email, company.company_name,
    EXISTS (
      SELECT FROM private.payment_sandbox_objects WHERE id = NEW.session_id OR id =
        (SELECT customer_id FROM private.payment_customers WHERE user_id = NEW.buyer_id)
    ),
    NEW.paid_at
  FROM public.users AS buyer
  JOIN public.user_accounts AS account ON account.user_id = buyer.id
  LEFT JOIN public.companies AS company ON company.id = buyer.company_id
  WHERE buyer.id = NEW.buyer_id
  -- Once: the number stays while the status moves on.
  ON CONFLICT (receipt_number) DO NOTHING;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.issue_receipt FROM PUBLIC;
CREATE TRIGGER purchases_issue_receipt AFTER INSERT OR UPDATE OF status ON purchases
  FOR EACH ROW WHEN (NEW.receipt_number IS NOT NULL) EXECUTE FUNCTION private.issue_receipt();
