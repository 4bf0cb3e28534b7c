-- X-44: a person's own, so it is written as a table; the query is the address of a list and means nothing to the server.
CREATE TABLE saved_filters (
  id uuid CONSTRAINT saved_filters_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT saved_filters_user_fkey REFERENCES users ON DELETE CASCADE,
  name text NOT NULL
    CONSTRAINT saved_filters_name_length CHECK (char_length(btrim(name)) BETWEEN 1 AND 60)
    CONSTRAINT saved_filters_name_one_line CHECK (private.is_one_line(name))
    CONSTRAINT saved_filters_name_visible CHECK (private.has_visible_sign(name)),
  query text NOT NULL CONSTRAINT saved_filters_query_length CHECK (char_length(query) BETWEEN 1 AND 4000),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX saved_filters_name_once ON saved_filters (user_id, lower(btrim(name)));
COMMENT ON TABLE saved_filters IS 'Filters of the list of opportunities that somebody gave a name.';

-- They are listed in one menu. Inserts of one person wait for one another, so that two can't both be the last.
CREATE FUNCTION private.keep_saved_filters_few() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM FROM public.users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM public.saved_filters WHERE user_id = NEW.user_id) > 20 THEN
    RAISE EXCEPTION 'a 21st filter violates check constraint "saved_filters_stay_few"'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'saved_filters_stay_few', TABLE = 'saved_filters';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER saved_filters_stay_few AFTER INSERT ON saved_filters
  FOR EACH ROW EXECUTE FUNCTION private.keep_saved_filters_few();
GRANT SELECT, INSERT, UPDATE (name, query), DELETE ON saved_filters TO sagework_hasura;
