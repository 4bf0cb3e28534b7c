-- Copies of what is stored about somebody, for that person to download for a week (X-60).
CREATE TABLE private.data_exports (
  id uuid CONSTRAINT data_exports_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT data_exports_user_fkey REFERENCES users ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CONSTRAINT data_exports_state_known CHECK (state IN ('waiting', 'ready', 'removed')),
  requested_at timestamptz NOT NULL,
  ready_at timestamptz,
  expires_at timestamptz,
  size_bytes bigint,
  CONSTRAINT data_exports_ready_is_whole
    CHECK ((state = 'waiting') = (ready_at IS NULL) AND (ready_at IS NULL) = (expires_at IS NULL) AND (ready_at IS NULL) = (size_bytes IS NULL))
);
CREATE INDEX data_exports_newest_idx ON private.data_exports (user_id, requested_at DESC);
CREATE UNIQUE INDEX data_exports_one_waiting ON private.data_exports (user_id) WHERE state = 'waiting';
COMMENT ON COLUMN private.data_exports.state IS 'Removed: its week is over, and the file is deleted.';
GRANT SELECT, INSERT, UPDATE (state, ready_at, expires_at, size_bytes) ON private.data_exports TO sagework_actions;
