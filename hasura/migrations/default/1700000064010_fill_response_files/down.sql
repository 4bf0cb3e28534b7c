REVOKE DELETE ON insights_responses, insights_questions FROM sagework_actions;
REVOKE UPDATE (topic_id) ON insights_questions FROM sagework_hasura;
REVOKE UPDATE (media_transcript_formatted, recording_id, resource_url) ON insights_responses FROM sagework_hasura;
DROP TRIGGER insights_responses_fill_artefact ON insights_responses;
DROP TRIGGER insights_responses_fill_recording ON insights_responses;
DROP FUNCTION private.fill_response_artefact, private.fill_response_recording;
