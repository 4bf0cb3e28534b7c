-- What each passage means, as a vector of one of the models. A change of the passage voids it until the job has made another.
-- Vectors only order what was found by words, so they are read by passage and need no index of their own; as bytes, since a
-- list of a thousand numbers takes longer to read than to compare.
CREATE TABLE private.passage_vectors (
  passage_id uuid CONSTRAINT passage_vectors_pkey PRIMARY KEY
    CONSTRAINT passage_vectors_passage_fkey REFERENCES private.passages ON DELETE CASCADE,
  revision int NOT NULL DEFAULT 1,
  model text NOT NULL DEFAULT '',
  vector bytea CONSTRAINT passage_vectors_vector_of_floats CHECK (octet_length(vector) % 4 = 0),
  CONSTRAINT passage_vectors_made_by_a_model CHECK ((vector IS NULL) = (model = ''))
);
CREATE INDEX passage_vectors_model_idx ON private.passage_vectors (model);
COMMENT ON COLUMN private.passage_vectors.vector IS 'Floats of four bytes, the lowest first; null until the model has read the passage.';
COMMENT ON COLUMN private.passage_vectors.revision IS 'Raised with each change, so that no vector of an earlier text is stored.';

CREATE FUNCTION private.void_passage_vector() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO private.passage_vectors AS known (passage_id) VALUES (NEW.id)
  ON CONFLICT (passage_id) DO UPDATE SET revision = known.revision + 1, model = '', vector = NULL;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.void_passage_vector FROM PUBLIC;
CREATE TRIGGER passages_void_vector AFTER INSERT OR UPDATE OF title, content, about ON private.passages
  FOR EACH ROW EXECUTE FUNCTION private.void_passage_vector();
INSERT INTO private.passage_vectors (passage_id) SELECT id FROM private.passages;
GRANT SELECT, UPDATE (model, vector) ON private.passage_vectors TO sagework_actions;
