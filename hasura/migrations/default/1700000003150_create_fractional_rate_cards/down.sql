DROP TABLE fractional_rate_cards;
