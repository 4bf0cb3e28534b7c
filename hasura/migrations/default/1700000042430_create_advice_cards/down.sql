DROP TABLE content_suggestion_structures;
DROP VIEW advice_cards;
DROP TRIGGER advice_offerings_guard_price ON advice_offerings;
DROP FUNCTION private.guard_advice_price;
