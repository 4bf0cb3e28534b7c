REVOKE UPDATE (bio, bio_rich_text) ON expert_details FROM sagework_actions;
GRANT UPDATE (bio) ON expert_details TO sagework_hasura;
DROP TRIGGER expert_details_end_rich_bio ON expert_details;
DROP FUNCTION private.end_rich_bio;
ALTER TABLE expert_details DROP COLUMN bio_rich_text;
