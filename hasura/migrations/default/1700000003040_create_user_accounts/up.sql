CREATE TABLE user_accounts (
  user_id uuid CONSTRAINT user_accounts_pkey PRIMARY KEY CONSTRAINT user_accounts_user_fkey REFERENCES users ON DELETE CASCADE,
  email text NOT NULL CONSTRAINT user_accounts_email_unique UNIQUE CONSTRAINT user_accounts_email_lower CHECK (email = lower(email)),
  is_email_verified boolean NOT NULL DEFAULT false,
  is_admin boolean NOT NULL DEFAULT false,
  calendly text CONSTRAINT user_accounts_calendly_is_web CHECK (calendly ~ '^https://'),
  time_zone text CONSTRAINT user_accounts_time_zone_length CHECK (char_length(time_zone) BETWEEN 1 AND 64),
  login_type text NOT NULL DEFAULT 'email' CONSTRAINT user_accounts_login_type_filled CHECK (login_type <> ''),
  is_achievement_first_time boolean NOT NULL DEFAULT true,
  is_exciting_news_modal_not_show_again boolean NOT NULL DEFAULT false,
  is_dashboard_banner_visible boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX user_accounts_admins_idx ON user_accounts (user_id) WHERE is_admin;
COMMENT ON TABLE user_accounts IS 'What only the person themselves sees of their account.';
