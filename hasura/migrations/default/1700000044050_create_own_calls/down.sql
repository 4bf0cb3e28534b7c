DROP VIEW own_calls;
CREATE INDEX consultations_expert_idx ON consultations (user_id);
DROP INDEX consultations_expert_calls_idx, consultations_poster_calls_idx;
