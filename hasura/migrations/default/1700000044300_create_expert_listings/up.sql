-- What the list of leading experts is narrowed and sorted by: one row for each expert with a complete profile who isn't
-- suspended, which is who visitors find by searching. Triggers keep it, and nothing else writes to it.
CREATE TABLE private.expert_listings (
  user_id uuid CONSTRAINT expert_listings_pkey PRIMARY KEY,
  created_at timestamptz NOT NULL,
  name text NOT NULL,
  subjects uuid[] NOT NULL,
  country_id uuid,
  is_for_hire boolean NOT NULL,
  call_prices int[] NOT NULL,
  lowest_price int NOT NULL,
  shared_count int NOT NULL
);
COMMENT ON COLUMN private.expert_listings.name IS 'By which they are sorted: lower case, the last name first.';
COMMENT ON COLUMN private.expert_listings.subjects IS 'The ids of their topics, industries and skills.';
COMMENT ON COLUMN private.expert_listings.is_for_hire IS 'Open to fractional roles, with a rate card.';
COMMENT ON COLUMN private.expert_listings.call_prices IS 'What their active offers of calls cost, in cents.';
COMMENT ON COLUMN private.expert_listings.lowest_price IS 'The least of these; of whoever has no offer, the greatest number.';
COMMENT ON COLUMN private.expert_listings.shared_count IS 'Insights and answers that everybody can read.';
CREATE INDEX expert_listings_shared_idx ON private.expert_listings (shared_count DESC, created_at DESC, user_id DESC);
CREATE INDEX expert_listings_newest_idx ON private.expert_listings (created_at DESC, user_id DESC);
CREATE INDEX expert_listings_name_idx ON private.expert_listings (name, created_at DESC, user_id DESC);
CREATE INDEX expert_listings_price_idx ON private.expert_listings ((-lowest_price) DESC, created_at DESC, user_id DESC);
CREATE INDEX expert_listings_subjects_idx ON private.expert_listings USING gin (subjects) WITH (fastupdate = off);
CREATE INDEX expert_listings_country_idx ON private.expert_listings (country_id);
GRANT SELECT ON private.expert_listings TO sagework_hasura;

-- Writes these experts' rows anew. Whoever changes the same expert waits, and then reads what the other wrote.
CREATE FUNCTION private.list_experts(people uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM FROM private.expert_listings WHERE user_id = ANY (people) ORDER BY user_id FOR UPDATE;
  DELETE FROM private.expert_listings WHERE user_id = ANY (people)
    AND NOT EXISTS (SELECT FROM private.search_items WHERE kind = 'expert' AND item_id = user_id AND is_public);
  INSERT INTO private.expert_listings
    (user_id, created_at, name, subjects, country_id, is_for_hire, call_prices, lowest_price, shared_count)
  SELECT item.item_id, item.created_at, lower(person.last_name || ' ' || person.first_name), item.subjects, profile.country_id,
    profile.is_available_for_hire_as_cxo
      AND EXISTS (SELECT FROM public.fractional_rate_cards WHERE user_id = item.item_id),
    coalesce(offer.prices, '{}'), coalesce(offer.lowest, 2147483647),
    (SELECT count(*) FROM public.content_items WHERE author_id = item.item_id AND is_public)
  FROM private.search_items AS item
  JOIN public.users AS person ON person.id = item.item_id
  JOIN public.expert_details AS profile ON profile.user_id = item.item_id
  CROSS JOIN LATERAL (SELECT array_agg(DISTINCT price_cents) AS prices, min(price_cents) AS lowest
    FROM public.advice_offerings WHERE user_id = item.item_id AND enabled AND deleted_at IS NULL) AS offer
  WHERE item.kind = 'expert' AND item.item_id = ANY (people) AND item.is_public
  ON CONFLICT (user_id) DO UPDATE SET created_at = excluded.created_at, name = excluded.name, subjects = excluded.subjects,
    country_id = excluded.country_id, is_for_hire = excluded.is_for_hire, call_prices = excluded.call_prices,
    lowest_price = excluded.lowest_price, shared_count = excluded.shared_count;
END
$$;
REVOKE ALL ON FUNCTION private.list_experts FROM PUBLIC;
