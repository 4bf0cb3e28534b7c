DROP INDEX subscriptions_price_idx;
CREATE INDEX subscriptions_price_idx ON subscriptions (price_id);
