DROP FUNCTION find_leading_experts;
DROP VIEW expert_listings;
