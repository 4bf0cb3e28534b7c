DROP TRIGGER users_keep_passages ON users;
DROP TRIGGER expert_details_keep_passages ON expert_details;
DROP FUNCTION private.follow_author_passages, private.follow_profile_passages, private.keep_profile_passages;
DELETE FROM private.passages WHERE source_kind = 'profile';
