DROP TABLE rate_card_availabilities, rate_card_roles;
