DROP TRIGGER application_standings_count_answer ON private.application_standings;
DROP FUNCTION private.fill_answer_times();
DROP FUNCTION private.count_answer();
DROP FUNCTION private.add_answers(uuid, interval[]);
DROP TABLE private.answer_times;
