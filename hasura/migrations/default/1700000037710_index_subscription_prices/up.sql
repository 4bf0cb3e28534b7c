-- All columns of the foreign key, so that a price can be checked for subscriptions without reading them all.
DROP INDEX subscriptions_price_idx;
CREATE INDEX subscriptions_price_idx ON subscriptions (price_id, plan_code, saas_type);
