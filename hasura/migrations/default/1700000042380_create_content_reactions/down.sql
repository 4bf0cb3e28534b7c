DROP TABLE content_views, content_shares, content_saves, content_votes;
DROP FUNCTION private.guard_content_reaction;
