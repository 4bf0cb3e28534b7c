DROP TABLE insight_response_ratings;
DROP FUNCTION private.guard_response_rating;
DROP TRIGGER content_views_count ON content_views;
DROP TRIGGER content_shares_count ON content_shares;
DROP TRIGGER content_saves_count ON content_saves;
DROP TRIGGER content_votes_count ON content_votes;
DROP FUNCTION private.count_content_reaction;
