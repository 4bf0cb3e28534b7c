CREATE OR REPLACE FUNCTION private.half_of(terms tsquery[]) RETURNS tsquery LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH RECURSIVE picked (term, last, number) AS (
    SELECT terms[place], place, 1 FROM generate_subscripts(terms, 1) AS place
    UNION ALL SELECT term && terms[place], place, number + 1
    FROM picked, generate_series(last + 1, cardinality(terms)) AS place WHERE number * 2 < cardinality(terms))
  SELECT private.any_of(array_agg(term)) FROM picked WHERE number * 2 >= cardinality(terms)
$$;
