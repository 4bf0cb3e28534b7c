-- The expert's own price lies within the bounds of the duration (ADV-33, ADV-34, GK-081): four fifths of what is paid.
CREATE FUNCTION private.guard_advice_price() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.offer_settings
      WHERE duration = NEW.duration AND NEW.price_cents * 4 BETWEEN price_min * 25 AND price_max * 25) THEN
    RAISE EXCEPTION 'the price is outside the bounds of a call of % minutes', NEW.duration
      USING ERRCODE = 'check_violation', CONSTRAINT = 'advice_offerings_price_in_bounds', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.guard_advice_price FROM PUBLIC;
CREATE TRIGGER advice_offerings_guard_price BEFORE INSERT OR UPDATE OF duration, price_cents ON advice_offerings
  FOR EACH ROW EXECUTE FUNCTION private.guard_advice_price();

-- The offers that anybody may see, with their experts (ADV-13, ADV-14).
CREATE VIEW advice_cards AS
SELECT offer.id, offer.subtopic, offer.description, offer.duration, offer.price, offer.price_cents, offer.is_introductory,
  offer.topic_id, topic.topic_name, topic.objective_id AS category_id, offer.created_at,
  offer.user_id AS author_id, author.slug AS author_slug, author.first_name AS author_first_name,
  author.last_name AS author_last_name, author.profile_pic AS author_picture, author.designation AS author_designation,
  company.company_name AS author_company
FROM advice_offerings AS offer
JOIN master_topics AS topic ON topic.id = offer.topic_id
JOIN users AS author ON author.id = offer.user_id
LEFT JOIN companies AS company ON company.id = author.company_id
WHERE offer.enabled AND offer.deleted_at IS NULL AND author.is_expert AND NOT author.is_suspended;
COMMENT ON VIEW advice_cards IS 'Active offers of timed calls with their experts; nothing of anybody suspended.';
GRANT SELECT ON advice_cards TO sagework_hasura, sagework_actions;

-- What the AI home suggests to ask, and what the editor guides by (EDIT-12, GI-80); staff write it in the console.
CREATE TABLE content_suggestion_structures (
  id uuid CONSTRAINT content_suggestion_structures_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  category text NOT NULL CONSTRAINT content_suggestion_structures_category_filled CHECK (private.has_visible_sign(category)),
  subcategory text NOT NULL
    CONSTRAINT content_suggestion_structures_subcategory_filled CHECK (private.has_visible_sign(subcategory)),
  question text NOT NULL CONSTRAINT content_suggestion_structures_question_filled CHECK (private.has_visible_sign(question)),
  vertical text,
  domain_tags text,
  open_tags text,
  part_1 text,
  part_2 text,
  part_3 text,
  subsequent_solution text,
  supportive_documents text,
  CONSTRAINT content_suggestion_structures_once UNIQUE (category, subcategory, question)
);
COMMENT ON COLUMN content_suggestion_structures.category IS 'The name of an objective; the subcategory is that of a topic.';
GRANT SELECT, INSERT, UPDATE, DELETE ON content_suggestion_structures TO sagework_hasura;
GRANT SELECT ON content_suggestion_structures TO sagework_actions;
