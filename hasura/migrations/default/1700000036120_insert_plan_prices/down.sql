DELETE FROM plan_prices;
