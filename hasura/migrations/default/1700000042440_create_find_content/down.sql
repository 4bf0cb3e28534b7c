DROP FUNCTION find_content;
DROP FUNCTION private.content_range;
DROP VIEW content_listings;
