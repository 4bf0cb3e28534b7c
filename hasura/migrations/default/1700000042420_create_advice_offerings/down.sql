DROP TABLE advice_offerings, offer_settings;
