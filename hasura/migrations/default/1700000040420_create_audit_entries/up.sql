-- Who did what and when, from the two places that record it: the staff log, and the history of each post. Both only ever
-- grow. Ids sort within one moment; the prefix keeps the two apart.
CREATE VIEW private.staff_acts AS
  SELECT ('s' || id) COLLATE "C" AS id, created_at AS at, actor_id, 'staff' AS actor_role, action AS act, subject_type,
    subject_id, CASE WHEN subject_type = 'user' THEN subject_id END AS person_id, reason, details
  FROM staff_audit_log;

-- Without what the staff log says with the name of who did it (a post published in the database console has no such
-- entry), and without the copies of an edit or an ending that each applicant's timeline has.
CREATE VIEW private.post_events AS
  SELECT ('h' || lpad(id::text, 19, '0')) COLLATE "C" AS id, created_at AS at, actor_id, actor_role, event AS act,
    'opportunity' AS subject_type, opportunity_id AS subject_id, user_id AS person_id, words AS reason,
    jsonb_strip_nulls(jsonb_build_object('amount_cents', amount_cents, 'amount_unit', amount_unit)) AS details
  FROM opportunity_history AS entry
  WHERE NOT (user_id IS NOT NULL AND event IN ('edited', 'completed', 'no_hires', 'closed', 'deleted'))
    AND NOT (actor_role = 'staff' AND EXISTS (
      SELECT FROM staff_audit_log AS logged
      WHERE (logged.subject_type, logged.subject_id) = ('opportunity', entry.opportunity_id)
        AND logged.action = CASE WHEN entry.event IN ('published', 'edit_approved') THEN 'approve_opportunity'
          WHEN entry.event = 'changes_requested' THEN 'request_opportunity_changes'
          WHEN entry.event = 'deleted' THEN 'delete_opportunity' ELSE 'close_opportunity' END));

CREATE VIEW audit_entries AS SELECT * FROM private.staff_acts UNION ALL SELECT * FROM private.post_events;
COMMENT ON VIEW audit_entries IS 'Who did what and when: acts of staff, and events of posts.';

-- One page of it, before a cursor. Each source is walked by the index of the filters that are set and read no further
-- than the page, so that a page costs the same however long the record is.
CREATE FUNCTION find_audit_entries(filter jsonb, before timestamptz, before_id text, page_rows int)
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
COMMENT ON FUNCTION find_audit_entries IS 'One page of the audit, the newest first: everything, or of a post, a person or kinds.';
REVOKE ALL ON FUNCTION find_audit_entries FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_audit_entries TO sagework_hasura;
GRANT SELECT ON audit_entries, private.staff_acts, private.post_events TO sagework_hasura;
