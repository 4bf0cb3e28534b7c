-- What each audit of the ledger found, and the platform's sums at that moment.
CREATE TABLE ledger_audits (
  id bigint CONSTRAINT ledger_audits_pkey PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  checked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  asked_by uuid CONSTRAINT ledger_audits_asked_by_fkey REFERENCES users,
  transfers bigint NOT NULL,
  accounts bigint NOT NULL,
  differences jsonb NOT NULL,
  sums jsonb NOT NULL
);
CREATE INDEX ledger_audits_asked_by_idx ON ledger_audits (asked_by);
COMMENT ON COLUMN ledger_audits.asked_by IS 'Null for the daily one.';
CREATE TRIGGER ledger_audits_append_only BEFORE UPDATE OR DELETE ON ledger_audits
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
GRANT SELECT ON ledger_audits TO sagework_actions, sagework_hasura;
GRANT INSERT ON ledger_audits TO sagework_actions;
