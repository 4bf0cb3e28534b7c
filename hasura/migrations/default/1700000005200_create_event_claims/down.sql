DROP TABLE private.event_claims;
