CREATE TABLE ledger_transfers (
  id bigint CONSTRAINT ledger_transfers_pkey PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL CONSTRAINT ledger_transfers_key_unique UNIQUE
    CONSTRAINT ledger_transfers_key_sized CHECK (length(key) BETWEEN 1 AND 200),
  request_hash text NOT NULL,
  kind text NOT NULL CONSTRAINT ledger_transfers_kind_filled CHECK (kind <> ''),
  reason text NOT NULL CONSTRAINT ledger_transfers_reason_sized CHECK (length(btrim(reason)) BETWEEN 1 AND 500),
  actor_id uuid CONSTRAINT ledger_transfers_actor_fkey REFERENCES users,
  subject_type text,
  subject_id text,
  corrects_id bigint CONSTRAINT ledger_transfers_corrects_fkey REFERENCES ledger_transfers,
  posted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT ledger_transfers_subject_whole CHECK ((subject_type IS NULL) = (subject_id IS NULL))
);
CREATE INDEX ledger_transfers_subject_idx ON ledger_transfers (subject_type, subject_id, id DESC);
CREATE INDEX ledger_transfers_actor_idx ON ledger_transfers (actor_id);
CREATE INDEX ledger_transfers_corrects_idx ON ledger_transfers (corrects_id);
COMMENT ON COLUMN ledger_transfers.key IS 'The idempotency key: what carries the same key is booked once.';
COMMENT ON COLUMN ledger_transfers.request_hash IS 'Hash of the request: the same key with another request is refused.';
COMMENT ON COLUMN ledger_transfers.reason IS 'A sentence for the person whose balance moves.';
COMMENT ON COLUMN ledger_transfers.actor_id IS 'Who did it; null for the system.';
COMMENT ON COLUMN ledger_transfers.transaction_id IS 'The transaction that inserted it, and the only one that may add entries.';

-- No foreign keys: each entry would lock the row of its account, and all transfers share the platform's. The trigger that
-- applies the entries checks both, and neither is ever deleted.
CREATE TABLE ledger_entries (
  transfer_id bigint NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL
    CONSTRAINT ledger_entries_amount_sized CHECK (amount <> 0 AND abs(amount) <= 1000000000000),
  -- The account's, so that sums by currency and a person's statement need no join.
  currency text NOT NULL,
  owner_id uuid,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (transfer_id, account_id)
);
CREATE INDEX ledger_entries_account_idx ON ledger_entries (account_id, transfer_id DESC);
CREATE INDEX ledger_entries_statement_idx ON ledger_entries (owner_id, transfer_id DESC) WHERE owner_id IS NOT NULL;

-- A person's statement: one line per transfer and currency, because a price drawn from three lots is still one price. A
-- view that sums the entries would read all of them before it returned the first page. A hold is a line that takes credits
-- away; if it ends without being spent, another line returns them.
CREATE TABLE ledger_statement_lines (
  owner_id uuid NOT NULL CONSTRAINT ledger_statement_lines_owner_fkey REFERENCES users,
  transfer_id bigint NOT NULL CONSTRAINT ledger_statement_lines_transfer_fkey REFERENCES ledger_transfers,
  currency text NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT ledger_statement_lines_pkey PRIMARY KEY (owner_id, transfer_id, currency)
);
CREATE INDEX ledger_statement_lines_currency_idx ON ledger_statement_lines (owner_id, currency, transfer_id DESC);
CREATE INDEX ledger_statement_lines_transfer_idx ON ledger_statement_lines (transfer_id);
