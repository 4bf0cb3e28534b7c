-- What was noted when it happened has ids from 1 on.
DELETE FROM opportunity_history WHERE id < 0;
