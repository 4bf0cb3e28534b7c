DROP TRIGGER expert_details_start_match_digests ON expert_details;
DROP FUNCTION private.start_match_digests();
DROP FUNCTION private.next_digest_at(text, timestamptz);
DROP TABLE private.match_digests;
ALTER TABLE system_configurations DROP CONSTRAINT system_configurations_digest_hour_known;
DELETE FROM system_configurations WHERE config = 'MATCH_DIGEST_HOUR';
DELETE FROM notification_preferences WHERE kind = 'match_digest';
DELETE FROM notification_kinds WHERE code = 'match_digest';
