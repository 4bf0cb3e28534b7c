DROP TABLE private.search_synonyms;
DROP EXTENSION unaccent;
DROP EXTENSION fuzzystrmatch;
DROP EXTENSION pg_trgm;
