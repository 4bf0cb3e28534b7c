-- A topic that an expert misses. It waits for staff, and until they decide nobody else knows of it. Only what they approve
-- becomes a row of master_topics, so nothing can be filed under a topic that waits (RESP-07, GI-01).
CREATE TABLE topic_suggestions (
  id uuid CONSTRAINT topic_suggestions_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT topic_suggestions_user_fkey REFERENCES users,
  topic_name text NOT NULL
    CONSTRAINT topic_suggestions_name_length CHECK (char_length(topic_name) BETWEEN 2 AND 60 AND topic_name = btrim(topic_name))
    CONSTRAINT topic_suggestions_name_one_line CHECK (private.is_one_line(topic_name))
    CONSTRAINT topic_suggestions_name_visible CHECK (private.has_visible_sign(topic_name)),
  objective_id uuid NOT NULL CONSTRAINT topic_suggestions_objective_fkey REFERENCES master_objectives,
  status text NOT NULL DEFAULT 'pending'
    CONSTRAINT topic_suggestions_status_known CHECK (status IN ('pending', 'approved', 'merged', 'rejected')),
  topic_id uuid CONSTRAINT topic_suggestions_topic_fkey REFERENCES master_topics,
  reason text
    CONSTRAINT topic_suggestions_reason_length CHECK (char_length(reason) BETWEEN 1 AND 500)
    CONSTRAINT topic_suggestions_reason_visible CHECK (private.has_visible_sign(reason)),
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  CONSTRAINT topic_suggestions_decided_dated CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT topic_suggestions_topic_of_accepted CHECK ((status IN ('approved', 'merged')) = (topic_id IS NOT NULL)),
  CONSTRAINT topic_suggestions_reason_of_rejected CHECK ((status = 'rejected') = (reason IS NOT NULL))
);
COMMENT ON TABLE topic_suggestions IS 'Topics that experts miss, for staff to approve, to merge into one of the list, or to turn down.';
COMMENT ON COLUMN topic_suggestions.topic_id IS 'What it became: a new topic, or the one that it was merged into.';
CREATE UNIQUE INDEX topic_suggestions_own_waiting ON topic_suggestions (user_id, lower(topic_name)) WHERE status = 'pending';
CREATE INDEX topic_suggestions_own_idx ON topic_suggestions (user_id, created_at DESC, id DESC);
CREATE INDEX topic_suggestions_queue_idx ON topic_suggestions (created_at, id) WHERE status = 'pending';
CREATE INDEX topic_suggestions_objective_idx ON topic_suggestions (objective_id);
CREATE INDEX topic_suggestions_topic_idx ON topic_suggestions (topic_id);
CREATE TRIGGER topic_suggestions_decided_final BEFORE UPDATE ON topic_suggestions
  FOR EACH ROW WHEN (OLD.status <> 'pending') EXECUTE FUNCTION private.refuse_change();

-- topics are found by their names, however they are written
CREATE INDEX master_topics_name_idx ON master_topics (lower(topic_name));

GRANT SELECT ON topic_suggestions TO sagework_hasura;
GRANT SELECT, INSERT, UPDATE (status, topic_id, reason, decided_at) ON topic_suggestions TO sagework_actions;
-- an approved one becomes a topic, which its author has in their profile at once
GRANT INSERT ON master_topics, expert_topics TO sagework_actions;

-- beside the rest of what is stored about a person (`private.export_of`)
CREATE FUNCTION private.export_of_topics(person uuid) RETURNS TABLE (section text, content jsonb)
LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT 'suggested_topics', jsonb_agg(jsonb_build_object('name', topic_name, 'category', objective_name, 'status', status,
      'reason', reason, 'created_at', suggestion.created_at) ORDER BY suggestion.created_at)
    FROM topic_suggestions AS suggestion JOIN master_objectives AS objective ON objective.id = objective_id
    WHERE user_id = person
$$;
REVOKE ALL ON FUNCTION private.export_of_topics FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.export_of_topics TO sagework_actions;
