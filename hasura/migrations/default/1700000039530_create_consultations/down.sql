DROP TABLE consultations;
