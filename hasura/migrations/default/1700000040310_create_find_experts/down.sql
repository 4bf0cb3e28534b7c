DROP FUNCTION find_experts;
DROP INDEX users_expert_name_idx, users_expert_last_name_idx;
