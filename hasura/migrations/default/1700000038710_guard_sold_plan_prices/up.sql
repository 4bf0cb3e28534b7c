-- What no card can be charged for can't be bought: the same bounds as for packs and purchases.
ALTER TABLE plan_prices ADD CONSTRAINT plan_prices_sold_are_chargeable CHECK (NOT is_sold OR billed_cents BETWEEN 50 AND 99999999);
