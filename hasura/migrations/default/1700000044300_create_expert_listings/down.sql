DROP FUNCTION private.list_experts;
DROP TABLE private.expert_listings;
