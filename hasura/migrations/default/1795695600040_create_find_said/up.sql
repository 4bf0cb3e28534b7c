-- Where in a recording the words of a search are said: one place for each insight or question of a page of results. A passage
-- narrows it down, then its segments.
CREATE VIEW said_hits AS
SELECT id AS item_id, question_id, 0 AS recording, 0 AS second, ''::text AS quote FROM content_items;
COMMENT ON VIEW said_hits IS 'Places in recordings; find_said returns its rows.';

-- What is said in public, for searches alone: by passage, and by segment.
CREATE VIEW private.heard_passages AS
SELECT source_kind AS kind, source_id AS item_id, position, recording, starts_at, words FROM private.passages
WHERE starts_at IS NOT NULL;
CREATE VIEW private.heard_segments AS
SELECT held.item_id, held.recording, (segment ->> 'start')::numeric AS starts_at, segment ->> 'text' AS content
FROM (SELECT id AS item_id, 0 AS recording, recording_id FROM insights_responses
  UNION ALL SELECT insight_id, position, recording_id FROM insight_audios) AS held
JOIN content_items AS item ON item.id = held.item_id AND item.is_public
JOIN private.recordings AS taken ON taken.id = held.recording_id
CROSS JOIN jsonb_array_elements(taken.transcript) AS segment
WHERE taken.transcript IS NOT NULL;
GRANT SELECT ON private.heard_passages, private.heard_segments TO sagework_hasura;
GRANT EXECUTE ON FUNCTION private.plain_quotes TO sagework_hasura;

CREATE FUNCTION find_said(filter jsonb, ids jsonb) RETURNS SETOF said_hits
LANGUAGE plpgsql STABLE ROWS 20 SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  asked uuid[] := ARRAY(SELECT (id #>> '{}')::uuid FROM jsonb_array_elements(
    CASE WHEN jsonb_typeof(ids) = 'array' THEN ids ELSE '[]' END) AS id
    WHERE pg_input_is_valid(id #>> '{}', 'uuid') LIMIT 60);
  terms tsquery[] := private.remembered_terms(coalesce(filter ->> 'words', ''), coalesce(filter ->> 'isBegun' = 'true', false));
  either tsquery;
  term tsquery;
BEGIN
  FOREACH term IN ARRAY terms LOOP
    either := CASE WHEN either IS NULL THEN term ELSE either || term END;
  END LOOP;
  IF either IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT DISTINCT ON (coalesce(wanted.question_id, item.id)) item.id, item.question_id, passage.recording, said.second, said.quote
  FROM (SELECT id, NULL::uuid AS question_id FROM public.content_items WHERE id = ANY (asked)
    UNION ALL (SELECT id, question_id FROM public.content_items WHERE question_id = ANY (asked) LIMIT 400)) AS wanted
  JOIN public.content_items AS item ON item.id = wanted.id AND item.is_public
  CROSS JOIN LATERAL (
    SELECT found.recording, found.starts_at, ts_rank('{0,0.1,1,0}', found.words, either) AS rank
    FROM private.heard_passages AS found
    WHERE found.kind = item.kind AND found.item_id = item.id AND ts_filter(found.words, '{b}') @@ either
    ORDER BY rank DESC, found.position LIMIT 1) AS passage
  CROSS JOIN LATERAL (
    SELECT floor(segment.starts_at)::int AS second, left(segment.content, 300) AS quote
    FROM private.heard_segments AS segment
    WHERE segment.item_id = item.id AND segment.recording = passage.recording AND segment.starts_at >= passage.starts_at
      AND to_tsvector('english', private.plain_quotes(segment.content)) @@ either
    ORDER BY segment.starts_at LIMIT 1) AS said
  ORDER BY coalesce(wanted.question_id, item.id), passage.rank DESC, item.id;
END
$$;
COMMENT ON FUNCTION find_said IS 'Where the words of a search are said, in the recordings of up to 60 insights or questions.';
REVOKE ALL ON FUNCTION find_said FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_said TO sagework_hasura;
GRANT SELECT ON said_hits TO sagework_hasura;
