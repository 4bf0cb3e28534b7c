CREATE TABLE notifications (
  id uuid CONSTRAINT notifications_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT notifications_user_fkey REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT notifications_kind_filled CHECK (kind <> ''),
  title text NOT NULL CONSTRAINT notifications_title_length CHECK (char_length(title) BETWEEN 1 AND 300),
  body text NOT NULL DEFAULT '',
  link text CONSTRAINT notifications_link_is_path CHECK (link ~ '^/($|[^/\\])'),
  opportunity_id uuid CONSTRAINT notifications_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  effect_key text CONSTRAINT notifications_effect_key_unique UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz
);
CREATE INDEX notifications_newest_idx ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unseen_idx ON notifications (user_id) WHERE seen_at IS NULL;
CREATE INDEX notifications_opportunity_idx ON notifications (opportunity_id);
COMMENT ON COLUMN notifications.effect_key IS 'What this notice is about, so that a second delivery writes no second notice.';

CREATE TABLE notification_preferences (
  user_id uuid NOT NULL CONSTRAINT notification_preferences_user_fkey REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT notification_preferences_kind_filled CHECK (kind <> ''),
  is_email_enabled boolean NOT NULL DEFAULT true,
  CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id, kind)
);
