DROP VIEW question_matches;
DROP VIEW content_cards;
DROP FUNCTION private.response_words;
