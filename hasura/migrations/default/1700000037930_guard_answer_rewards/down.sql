DROP TRIGGER answer_rewards_within_limits ON answer_rewards;
DROP TRIGGER answer_rewards_settled_once ON answer_rewards;
DROP TRIGGER answer_rewards_begin_unsettled ON answer_rewards;
DROP TRIGGER answer_rewards_no_delete ON answer_rewards;
DROP TRIGGER answer_rewards_no_truncate ON answer_rewards;
DROP FUNCTION private.guard_answer_reward_limits;
DROP FUNCTION private.guard_answer_reward;
