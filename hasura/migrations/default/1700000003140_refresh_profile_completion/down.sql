DROP TRIGGER user_accounts_recount_profile ON user_accounts;
DROP TRIGGER users_recount_profile ON users;
DROP TRIGGER expert_expertise_recount_profile ON expert_expertise;
DROP TRIGGER expert_domains_recount_profile ON expert_domains;
DROP TRIGGER expert_topics_recount_profile ON expert_topics;
DROP FUNCTION private.recount_profile();
