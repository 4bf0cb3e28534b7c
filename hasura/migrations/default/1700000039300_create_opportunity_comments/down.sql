DROP TABLE opportunity_comment_mentions;
DROP TABLE opportunity_comments;
DROP FUNCTION private.guard_comment_parent();
