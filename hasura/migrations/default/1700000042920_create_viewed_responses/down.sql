DROP VIEW viewed_responses;
