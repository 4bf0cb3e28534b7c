DROP TABLE private.ai_answer_deltas;
DROP TABLE ai_answers;
DROP FUNCTION private.tell_of_ai_answer_text, private.tell_of_ai_answer;
