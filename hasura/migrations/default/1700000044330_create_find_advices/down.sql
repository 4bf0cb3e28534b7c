DROP FUNCTION find_advices;
DROP VIEW advice_listings;
DROP INDEX advice_offerings_dearest_idx;
DROP INDEX advice_offerings_cheapest_idx;
