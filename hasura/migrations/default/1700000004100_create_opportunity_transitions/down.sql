DROP TABLE opportunity_transitions;
