-- Experts by the beginning of their name, for whoever wants one whom they know already. Each half is a range of an index,
-- however many experts there are: "~>=~" compares as the index does, and unlike LIKE takes what is typed as it is.
CREATE INDEX users_expert_name_idx ON users (lower(first_name || ' ' || last_name) text_pattern_ops)
  WHERE is_expert AND NOT is_suspended;
CREATE INDEX users_expert_last_name_idx ON users (lower(last_name) text_pattern_ops) WHERE is_expert AND NOT is_suspended;

CREATE FUNCTION find_experts(words text) RETURNS SETOF users LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  found_rows int := 10;
  beginning text := lower(btrim(words));
  -- the last sign there is
  beyond text := beginning || chr(1114111);
BEGIN
  IF beginning = '' THEN
    RETURN;
  END IF;
  RETURN QUERY SELECT found.* FROM (
    (SELECT * FROM users WHERE is_expert AND NOT is_suspended
       AND lower(first_name || ' ' || last_name) ~>=~ beginning AND lower(first_name || ' ' || last_name) ~<~ beyond
     ORDER BY lower(first_name || ' ' || last_name) USING ~<~ LIMIT found_rows)
    UNION
    (SELECT * FROM users WHERE is_expert AND NOT is_suspended
       AND lower(last_name) ~>=~ beginning AND lower(last_name) ~<~ beyond
     ORDER BY lower(last_name) USING ~<~ LIMIT found_rows)
  ) AS found ORDER BY lower(found.first_name || ' ' || found.last_name), found.id LIMIT found_rows;
END
$$;
COMMENT ON FUNCTION find_experts IS 'Experts whose first or last name begins with these words, ten at most.';
REVOKE ALL ON FUNCTION find_experts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_experts TO sagework_hasura;
