-- What experts see of their rewards: a view of its own, because the table's relationships lead to whoever rated the answer
-- and to the member of staff who took a reward back.
CREATE VIEW answer_earnings AS
SELECT response_id, user_id, state, stars, cents, credits, unpaid_because, booked_at, due_at, settled_at, void_reason
FROM answer_rewards WHERE state <> 'refused';
COMMENT ON VIEW answer_earnings IS 'What answers earned, without what a guard refused, and without the people involved.';
GRANT SELECT ON answer_earnings TO sagework_hasura;
