DELETE FROM counter_offer_transitions;
DELETE FROM tracking_transitions;
