DROP VIEW answer_earnings;
