DROP VIEW answer_earnings;
CREATE VIEW answer_earnings AS
SELECT response_id, user_id, state, stars, cents, credits, unpaid_because, booked_at, due_at, settled_at, void_reason
FROM answer_rewards WHERE state <> 'refused';
COMMENT ON VIEW answer_earnings IS 'What answers earned, without what a guard refused, and without the people involved.';
GRANT SELECT ON answer_earnings TO sagework_hasura;
