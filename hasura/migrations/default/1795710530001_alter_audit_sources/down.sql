CREATE OR REPLACE FUNCTION find_audit_entries(filter jsonb, before timestamptz, before_id text, page_rows int)
RETURNS SETOF audit_entries LANGUAGE plpgsql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  conditions text := concat_ws(' AND ', 'at <= $1 AND (at < $1 OR id < $2)',
    CASE WHEN filter ->> 'opportunity' <> '' THEN 'subject_type = ''opportunity'' AND subject_id = $3' END,
    CASE WHEN filter ->> 'person' <> '' THEN 'actor_id = $4' END,
    CASE WHEN private.values_of(filter -> 'acts') IS NOT NULL THEN 'act = ANY ($5)' END);
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT * FROM ((SELECT * FROM private.staff_acts WHERE %1$s ORDER BY at DESC, id DESC LIMIT $6)
       UNION ALL (SELECT * FROM private.post_events WHERE %1$s ORDER BY at DESC, id DESC LIMIT $6)) AS found
       ORDER BY at DESC, id DESC LIMIT $6', conditions)
  USING before, before_id, (filter ->> 'opportunity')::uuid, (filter ->> 'person')::uuid,
    private.values_of(filter -> 'acts'), least(greatest(page_rows, 1), 101);
END
$$;
CREATE OR REPLACE VIEW audit_entries AS SELECT * FROM private.staff_acts UNION ALL SELECT * FROM private.post_events;
DROP VIEW private.transcript_acts;
