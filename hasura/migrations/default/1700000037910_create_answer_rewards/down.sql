DROP TABLE answer_rewards;
