DROP TABLE user_accounts;
