REVOKE SELECT ON private.search_lexicon FROM sagework_actions;
DROP FUNCTION private.without_typos;
DROP FUNCTION private.split_word;
DROP FUNCTION private.words_alike;
DROP FUNCTION private.swapped_words;
DROP FUNCTION private.is_request_word;
