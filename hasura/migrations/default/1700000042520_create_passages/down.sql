DROP FUNCTION private.keep_passages, private.split_passages;
DROP TABLE private.passages;
