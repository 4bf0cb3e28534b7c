-- How long recordings of the new response flow may be (REC-16, REC-17, GI-61, GI-65).
CREATE TABLE recording_limits (
  type text NOT NULL CONSTRAINT recording_limits_type_known CHECK (type IN ('AUDIO', 'VIDEO')),
  content_rating text NOT NULL DEFAULT 'default' CONSTRAINT recording_limits_rating_form CHECK (content_rating ~ '^[a-z_]{1,40}$'),
  min_secs int NOT NULL CONSTRAINT recording_limits_min_positive CHECK (min_secs > 0),
  max_secs int NOT NULL CONSTRAINT recording_limits_max_bounded CHECK (max_secs <= 900),
  CONSTRAINT recording_limits_pkey PRIMARY KEY (type, content_rating),
  CONSTRAINT recording_limits_ordered CHECK (min_secs < max_secs)
);
COMMENT ON COLUMN recording_limits.max_secs IS 'Never above 900 (GI-61).';
INSERT INTO recording_limits (type, min_secs, max_secs) VALUES ('AUDIO', 60, 900), ('VIDEO', 60, 900);
GRANT SELECT ON recording_limits TO sagework_hasura, sagework_actions;
