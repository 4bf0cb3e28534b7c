REVOKE SELECT ON private.search_lexicon FROM sagework_actions;
DROP FUNCTION private.without_typos;
DROP FUNCTION private.split_word;
DROP FUNCTION private.words_alike;
DROP FUNCTION private.swapped_words;
CREATE OR REPLACE FUNCTION private.plain_quotes(typeset text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$ SELECT translate(typeset, '“”„«»‘’‚ʼ', '"""""''''''''') $$;
