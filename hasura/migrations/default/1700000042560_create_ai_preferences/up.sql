-- GD-26: what the pages can read back, and nothing else, within the limits that the form names (GD-23, GD-25).
CREATE FUNCTION private.is_ai_preferences(value text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  parts jsonb;
  customers text[];
BEGIN
  BEGIN
    parts := value::jsonb;
  EXCEPTION WHEN OTHERS THEN
    RETURN false;
  END;
  IF jsonb_typeof(parts) <> 'object'
    OR (SELECT array_agg(key ORDER BY key) FROM jsonb_object_keys(parts) AS key)
      IS DISTINCT FROM ARRAY['industry', 'product', 'targeted_customer']
    OR EXISTS (SELECT FROM jsonb_each(parts) AS part WHERE jsonb_typeof(part.value) <> 'string') THEN
    RETURN false;
  END IF;
  customers := ARRAY(SELECT btrim(customer) FROM regexp_split_to_table(parts ->> 'targeted_customer', ',') AS customer
    WHERE btrim(parts ->> 'targeted_customer') <> '');
  RETURN char_length(parts ->> 'industry') <= 100 AND position(',' IN parts ->> 'industry') = 0
    AND (btrim(parts ->> 'product') = '' OR char_length(btrim(parts ->> 'product')) BETWEEN 51 AND 499)
    AND cardinality(customers) <= 5
    AND NOT EXISTS (SELECT FROM unnest(customers) AS customer WHERE char_length(customer) NOT BETWEEN 1 AND 100)
    AND (SELECT count(DISTINCT lower(customer)) FROM unnest(customers) AS customer) = cardinality(customers);
END
$$;
GRANT EXECUTE ON FUNCTION private.is_ai_preferences TO sagework_hasura;

CREATE TABLE user_ai_preferences (
  user_id uuid CONSTRAINT user_ai_preferences_pkey PRIMARY KEY
    CONSTRAINT user_ai_preferences_person_fkey REFERENCES users ON DELETE CASCADE,
  preferences text NOT NULL
    CONSTRAINT user_ai_preferences_readable CHECK (private.is_ai_preferences(preferences))
);
COMMENT ON TABLE user_ai_preferences IS 'What a person told about their business, so that answers fit it (AIH-30).';
GRANT SELECT, INSERT, UPDATE (preferences) ON user_ai_preferences TO sagework_hasura;

INSERT INTO system_configurations (config, value, is_public) VALUES
  ('DASHBOARD_BANNER_TEXT', 'Go beyond AI. Work with experts and Go to Market', true),
  ('AI_HOME_DAILY_ANSWERS', '30', true),
  ('AI_PREFERENCES_CUSTOMER_TYPE',
   '["Startups", "Small businesses", "Mid-size companies", "Enterprises", "Consumers", "Public sector", "Nonprofits", "Developers"]', true)
ON CONFLICT (config) DO NOTHING;
