-- The industries of a response: of the list, or in the author's own words (RESP-13, GI-35).
CREATE TABLE insight_response_domains (
  id uuid CONSTRAINT insight_response_domains_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  insight_response_id uuid NOT NULL CONSTRAINT insight_response_domains_response_fkey
    REFERENCES insights_responses ON DELETE CASCADE,
  domain_id uuid CONSTRAINT insight_response_domains_domain_fkey REFERENCES master_domains,
  custom_domain_name text
    CONSTRAINT insight_response_domains_custom_length
      CHECK (char_length(custom_domain_name) BETWEEN 3 AND 50 AND custom_domain_name = btrim(custom_domain_name))
    CONSTRAINT insight_response_domains_custom_one_line CHECK (private.is_one_line(custom_domain_name))
    CONSTRAINT insight_response_domains_custom_visible CHECK (private.has_visible_sign(custom_domain_name)),
  CONSTRAINT insight_response_domains_one_of_both CHECK (num_nonnulls(domain_id, custom_domain_name) = 1),
  CONSTRAINT insight_response_domains_once UNIQUE (insight_response_id, domain_id)
);
CREATE UNIQUE INDEX insight_response_domains_custom_once
  ON insight_response_domains (insight_response_id, lower(custom_domain_name)) WHERE custom_domain_name IS NOT NULL;
CREATE INDEX insight_response_domains_domain_idx ON insight_response_domains (domain_id);

-- Ten at most (GI-35), and none that the list has already (GI-38). The response's row is what two writers wait for.
CREATE FUNCTION private.guard_response_domain() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE most int := 10;
BEGIN
  PERFORM FROM public.insights_responses WHERE id = NEW.insight_response_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM public.insight_response_domains WHERE insight_response_id = NEW.insight_response_id) >= most THEN
    RAISE EXCEPTION 'a response has % industries at most', most
      USING ERRCODE = 'check_violation', CONSTRAINT = 'insight_response_domains_ten_at_most', TABLE = TG_TABLE_NAME;
  END IF;
  IF NEW.custom_domain_name IS NOT NULL AND EXISTS (SELECT FROM public.master_domains
      WHERE lower(domain_name) = lower(NEW.custom_domain_name) AND NOT deleted) THEN
    RAISE EXCEPTION 'this industry is on the list'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'insight_response_domains_custom_is_new', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.guard_response_domain FROM PUBLIC;
CREATE TRIGGER insight_response_domains_guard BEFORE INSERT ON insight_response_domains
  FOR EACH ROW EXECUTE FUNCTION private.guard_response_domain();

GRANT SELECT, INSERT, DELETE ON insight_response_domains TO sagework_hasura, sagework_actions;
