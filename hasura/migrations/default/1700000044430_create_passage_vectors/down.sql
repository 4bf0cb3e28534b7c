DROP TRIGGER passages_void_vector ON private.passages;
DROP FUNCTION private.void_passage_vector;
DROP TABLE private.passage_vectors;
