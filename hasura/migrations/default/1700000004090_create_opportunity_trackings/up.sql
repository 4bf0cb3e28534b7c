CREATE TABLE opportunity_trackings (
  opportunity_id uuid NOT NULL CONSTRAINT opportunity_trackings_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT opportunity_trackings_user_fkey REFERENCES users,
  status text NOT NULL CONSTRAINT opportunity_trackings_status_fkey REFERENCES tracking_statuses
    CONSTRAINT opportunity_trackings_status_known CHECK (status IN ('viewed', 'interested', 'pending', 'accepted',
      'rejected', 'opted out', 'closed', 'in progress', 'completed', 'no hires')),
  interest_shown_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT opportunity_trackings_pkey PRIMARY KEY (opportunity_id, user_id),
  CONSTRAINT opportunity_trackings_viewed_is_no_interest CHECK (status <> 'viewed' OR interest_shown_at IS NULL)
);
CREATE INDEX opportunity_trackings_user_idx ON opportunity_trackings (user_id, status, updated_at DESC, opportunity_id);
CREATE INDEX opportunity_trackings_status_idx ON opportunity_trackings (opportunity_id, status);
CREATE TRIGGER opportunity_trackings_set_updated_at BEFORE UPDATE ON opportunity_trackings
  FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
