DROP TABLE counter_offers;
