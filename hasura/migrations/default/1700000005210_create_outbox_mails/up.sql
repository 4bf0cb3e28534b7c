CREATE TABLE private.outbox_mails (
  id uuid CONSTRAINT outbox_mails_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  to_address text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  kind text NOT NULL,
  is_sensitive boolean NOT NULL DEFAULT false,
  effect_key text CONSTRAINT outbox_mails_effect_key_unique UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX outbox_mails_newest_idx ON private.outbox_mails (created_at DESC, id DESC);
COMMENT ON COLUMN private.outbox_mails.is_sensitive IS 'Holds a sign-in, reset or invite link: masked outside demo mode (X-54).';
