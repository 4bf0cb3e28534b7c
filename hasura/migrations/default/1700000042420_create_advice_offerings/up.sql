-- How long timed calls may be and what they may cost, in credits (ADV-15, GK-080); staff change it in the console.
CREATE TABLE offer_settings (
  duration int CONSTRAINT offer_settings_pkey PRIMARY KEY
    CONSTRAINT offer_settings_duration_bounded CHECK (duration BETWEEN 5 AND 240),
  price_min int NOT NULL,
  price_max int NOT NULL,
  price_default int NOT NULL,
  CONSTRAINT offer_settings_prices_in_order CHECK (0 <= price_min AND price_min <= price_default AND price_default <= price_max)
);
INSERT INTO offer_settings (duration, price_min, price_max, price_default)
VALUES (20, 0, 0, 0), (30, 800, 8000, 2000), (45, 1200, 12000, 3200), (60, 1600, 16000, 4000);

-- Timed calls that experts offer (ADV-13). The price is what the client pays: the expert's own and a quarter on top.
CREATE TABLE advice_offerings (
  id uuid CONSTRAINT advice_offerings_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT advice_offerings_expert_fkey REFERENCES expert_details,
  topic_id uuid NOT NULL CONSTRAINT advice_offerings_topic_fkey REFERENCES master_topics,
  subtopic text NOT NULL
    CONSTRAINT advice_offerings_subtopic_trimmed CHECK (subtopic = btrim(subtopic))
    CONSTRAINT advice_offerings_subtopic_one_line CHECK (private.is_one_line(subtopic))
    CONSTRAINT advice_offerings_subtopic_visible CHECK (private.has_visible_sign(subtopic)),
  description text NOT NULL
    CONSTRAINT advice_offerings_description_trimmed CHECK (description = btrim(description))
    CONSTRAINT advice_offerings_description_visible CHECK (private.has_visible_sign(description)),
  description_rich_text jsonb
    CONSTRAINT advice_offerings_rich_text_sized CHECK (octet_length(description_rich_text::text) <= 60000),
  duration int NOT NULL CONSTRAINT advice_offerings_duration_fkey REFERENCES offer_settings,
  price_cents int NOT NULL CONSTRAINT advice_offerings_price_not_negative CHECK (price_cents >= 0),
  price int NOT NULL GENERATED ALWAYS AS (round(price_cents / 5.0)::int) STORED,
  is_introductory boolean NOT NULL DEFAULT false,
  is_force_enabled boolean NOT NULL DEFAULT false,
  enabled boolean NOT NULL DEFAULT true,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT advice_offerings_subtopic_length
    CHECK (char_length(subtopic) BETWEEN CASE WHEN is_introductory THEN 1 ELSE 30 END AND 100),
  CONSTRAINT advice_offerings_description_length
    CHECK (char_length(description) BETWEEN CASE WHEN is_introductory THEN 10 ELSE 100 END AND 1000),
  CONSTRAINT advice_offerings_introduction_is_free CHECK (is_introductory = (price_cents = 0)),
  CONSTRAINT advice_offerings_kept CHECK (deleted_at IS NULL OR NOT (is_introductory OR is_force_enabled))
);
COMMENT ON COLUMN advice_offerings.price IS 'In credits, 20 to the dollar (GK-081).';
COMMENT ON COLUMN advice_offerings.is_force_enabled IS 'Activated by staff (GK-079).';
CREATE UNIQUE INDEX advice_offerings_one_introduction ON advice_offerings (user_id) WHERE is_introductory;
CREATE INDEX advice_offerings_newest_idx ON advice_offerings (created_at DESC, id DESC) WHERE enabled AND deleted_at IS NULL;
CREATE INDEX advice_offerings_own_idx ON advice_offerings (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX advice_offerings_topic_idx ON advice_offerings (topic_id);
CREATE INDEX advice_offerings_shared_idx ON advice_offerings (user_id, right(id::text, 8));
CREATE TRIGGER advice_offerings_set_updated_at BEFORE UPDATE ON advice_offerings
  FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

GRANT SELECT ON offer_settings, advice_offerings TO sagework_hasura, sagework_actions;
GRANT INSERT, UPDATE (price_min, price_max, price_default) ON offer_settings TO sagework_hasura;
GRANT UPDATE (is_force_enabled, enabled) ON advice_offerings TO sagework_hasura;
GRANT INSERT, UPDATE (topic_id, subtopic, description, description_rich_text, duration, price_cents, enabled, deleted_at)
  ON advice_offerings TO sagework_actions;
