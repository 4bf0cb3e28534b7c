DO $$
DECLARE one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['opportunity_topics', 'opportunity_domains', 'opportunity_skills', 'opportunity_package_experts']
  LOOP
    EXECUTE format('DROP TRIGGER %1$s_add_open_criteria ON %1$s', one);
    EXECUTE format('DROP TRIGGER %1$s_drop_open_criteria ON %1$s', one);
  END LOOP;
END
$$;
DROP TRIGGER opportunities_refresh_open_criteria ON opportunities;
DROP TRIGGER opportunities_fill_open_criteria ON opportunities;
DROP FUNCTION private.refresh_changed_criteria();
DROP FUNCTION private.refresh_changed_opportunity();
DROP FUNCTION private.refresh_open_criteria(uuid[]);
DROP VIEW private.wanted_criteria;
DROP TABLE private.open_criteria;
