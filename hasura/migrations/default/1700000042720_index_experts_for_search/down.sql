DROP TRIGGER master_expertise_index_experts ON master_expertise;
DROP TRIGGER master_domains_index_experts ON master_domains;
DROP TRIGGER master_topics_index_experts ON master_topics;
DROP FUNCTION private.index_renamed_subject;
DROP TRIGGER expert_details_index_expert ON expert_details;
DROP TRIGGER users_index_expert ON users;
DROP FUNCTION private.index_changed_expert;
DROP FUNCTION private.index_experts;
DELETE FROM private.search_items WHERE kind = 'expert';
