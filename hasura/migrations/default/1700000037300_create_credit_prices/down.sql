DROP TABLE credit_prices;
