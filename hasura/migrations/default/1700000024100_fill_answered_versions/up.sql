-- X-71: who accepts a counter offer has read the post as it reads then, and their application answers that version.
ALTER TABLE opportunity_trackings DISABLE TRIGGER opportunity_trackings_set_updated_at;
UPDATE opportunity_trackings AS tracking SET answers_version_no = accepted.version_no
FROM (
  SELECT counter.opportunity_id, counter.user_id, 1 + max(version.version_no) AS version_no
  FROM counter_offers AS counter
  JOIN opportunity_versions AS version
    ON version.opportunity_id = counter.opportunity_id AND version.created_at <= counter.updated_at
  WHERE counter.status = 'accepted'
  GROUP BY counter.opportunity_id, counter.user_id
) AS accepted
WHERE tracking.opportunity_id = accepted.opportunity_id AND tracking.user_id = accepted.user_id
  AND tracking.answers_version_no < accepted.version_no;
ALTER TABLE opportunity_trackings ENABLE TRIGGER opportunity_trackings_set_updated_at;
