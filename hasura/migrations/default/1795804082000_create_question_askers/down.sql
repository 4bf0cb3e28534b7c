DROP VIEW question_askers;
