DROP VIEW opportunity_answer_times;
