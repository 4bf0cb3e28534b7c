-- Experience, selected work and links of an expert, each a list in its owner's order. A position is at most 20, and there is
-- one entry at each, so nobody has more.
CREATE TABLE profile_entries (
  id uuid CONSTRAINT profile_entries_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT profile_entries_expert_fkey REFERENCES expert_details ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT profile_entries_kind_known CHECK (kind IN ('experience', 'work', 'link')),
  position int NOT NULL CONSTRAINT profile_entries_position_bounded CHECK (position BETWEEN 1 AND 20),
  title text
    CONSTRAINT profile_entries_title_length CHECK (char_length(title) <= 120)
    CONSTRAINT profile_entries_title_one_line CHECK (private.is_one_line(title))
    CONSTRAINT profile_entries_title_visible CHECK (private.has_visible_sign(title)),
  organization text
    CONSTRAINT profile_entries_organization_length CHECK (char_length(organization) <= 120)
    CONSTRAINT profile_entries_organization_one_line CHECK (private.is_one_line(organization))
    CONSTRAINT profile_entries_organization_visible CHECK (private.has_visible_sign(organization)),
  started_year int CONSTRAINT profile_entries_started_sane CHECK (started_year BETWEEN 1940 AND 2100),
  ended_year int CONSTRAINT profile_entries_ended_sane CHECK (ended_year BETWEEN started_year AND 2100),
  url text CONSTRAINT profile_entries_url_is_web CHECK (private.is_web_address(url)),
  description text
    CONSTRAINT profile_entries_description_length CHECK (char_length(description) <= 5000)
    CONSTRAINT profile_entries_description_visible CHECK (private.has_visible_sign(description)),
  CONSTRAINT profile_entries_place_once UNIQUE (user_id, kind, position),
  CONSTRAINT profile_entries_say_something CHECK (title IS NOT NULL OR description IS NOT NULL),
  CONSTRAINT profile_entries_links_lead_somewhere CHECK (kind <> 'link' OR (title IS NOT NULL AND url IS NOT NULL)),
  CONSTRAINT profile_entries_years_of_experience
    CHECK (kind = 'experience' OR num_nonnulls(organization, started_year, ended_year) = 0),
  CONSTRAINT profile_entries_end_has_start CHECK (ended_year IS NULL OR started_year IS NOT NULL)
);
COMMENT ON TABLE profile_entries IS 'What experts list on their profile: experience, selected work and links.';
COMMENT ON COLUMN profile_entries.title IS 'Missing only from what was one text before there were lists.';
GRANT SELECT, INSERT, DELETE ON profile_entries TO sagework_hasura;
