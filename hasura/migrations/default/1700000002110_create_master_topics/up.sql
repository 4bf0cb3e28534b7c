CREATE TABLE master_topics (
  id uuid CONSTRAINT master_topics_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  mongo_id text,
  topic_name text NOT NULL CONSTRAINT master_topics_name_filled CHECK (btrim(topic_name) <> ''),
  objective_id uuid NOT NULL CONSTRAINT master_topics_objective_fkey REFERENCES master_objectives,
  persona text,
  is_user_generated boolean NOT NULL DEFAULT false,
  is_approved_by_admin boolean NOT NULL DEFAULT true,
  is_used boolean NOT NULL DEFAULT false,
  deleted boolean NOT NULL DEFAULT false,
  image text,
  favourite boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT master_topics_name_unique UNIQUE (objective_id, topic_name)
);
CREATE INDEX master_topics_offered_idx ON master_topics (topic_name) WHERE NOT deleted AND is_approved_by_admin;
COMMENT ON TABLE master_topics IS 'Topics within a category; only approved, undeleted ones are offered (BASE-32, BASE-33).';
