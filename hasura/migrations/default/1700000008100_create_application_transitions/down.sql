DROP TABLE counter_offer_transitions;
DROP TABLE tracking_transitions;
