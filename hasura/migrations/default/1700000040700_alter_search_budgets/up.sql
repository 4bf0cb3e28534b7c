-- The budget that a list is filtered and sorted by. One with a single end is that amount (GO-76); one without a unit of time
-- is for the whole work, and found by the unit that names it.
CREATE FUNCTION private.complete_search_budget() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.min_budget_cents IS NULL THEN
    NEW.min_budget_cents := NEW.max_budget_cents;
    NEW.budget_from_cents := NEW.budget_to_cents;
  ELSIF NEW.max_budget_cents IS NULL THEN
    NEW.max_budget_cents := NEW.min_budget_cents;
    NEW.budget_to_cents := NEW.budget_from_cents;
  END IF;
  NEW.budget_unit := coalesce(NEW.budget_unit, 'total');
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.complete_search_budget FROM PUBLIC;
-- Only rows that need it, so that most writes cost nothing more.
CREATE TRIGGER opportunity_search_complete_budget BEFORE INSERT OR UPDATE ON private.opportunity_search FOR EACH ROW
  WHEN ((NEW.min_budget_cents IS NOT NULL OR NEW.max_budget_cents IS NOT NULL)
    AND (NEW.min_budget_cents IS NULL OR NEW.max_budget_cents IS NULL OR NEW.budget_unit IS NULL))
  EXECUTE FUNCTION private.complete_search_budget();
UPDATE private.opportunity_search SET posted_by = posted_by
  WHERE (min_budget_cents IS NOT NULL OR max_budget_cents IS NOT NULL)
    AND (min_budget_cents IS NULL OR max_budget_cents IS NULL OR budget_unit IS NULL);
COMMENT ON COLUMN private.opportunity_search.budget_unit IS 'What the budget is for: day, week, month or total. Null where neither it nor a budget is given.';
