DROP TABLE opportunity_history;
