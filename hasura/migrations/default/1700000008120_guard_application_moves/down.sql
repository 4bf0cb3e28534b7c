DROP TRIGGER counter_offers_guard_move ON counter_offers;
DROP FUNCTION private.guard_counter_offer_move();
DROP TRIGGER opportunity_trackings_guard_move ON opportunity_trackings;
DROP FUNCTION private.guard_tracking_move();
