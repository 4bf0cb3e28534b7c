-- Each service writes what it has a reason to write (X-16). hasura/permissions/database-grants.test.ts lists the whole.
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT oid::regclass AS relation FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') AND relname IN (
      'application_documents', 'budget_ranges', 'companies', 'company_members', 'counter_offers', 'expert_details',
      'expert_domains', 'expert_expertise', 'expert_topics', 'fractional_rate_cards', 'hires', 'master_countries',
      'master_domains', 'master_expertise', 'master_objectives', 'master_roles', 'master_topics', 'notification_kinds',
      'notification_preferences', 'notifications', 'opportunities', 'opportunity_applicants', 'opportunity_availabilities',
      'opportunity_availability_types', 'opportunity_categories', 'opportunity_documents', 'opportunity_domains',
      'opportunity_duration_types', 'opportunity_package_experts', 'opportunity_posters', 'opportunity_reviews',
      'opportunity_roles', 'opportunity_skills', 'opportunity_start_dates', 'opportunity_statuses', 'opportunity_topics',
      'opportunity_trackings', 'opportunity_transitions', 'opportunity_types', 'opportunity_versions', 'plan_packages',
      'subscriptions', 'system_configurations', 'tab_views', 'tracking_statuses', 'user_accounts', 'users')
  LOOP
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON %s FROM sagework_hasura, sagework_actions', one.relation);
  END LOOP;
END
$$;

-- What the permissions of the metadata let people write, column by column where a row holds more than that.
GRANT UPDATE (first_name, last_name, designation) ON users TO sagework_hasura;
GRANT UPDATE (time_zone, calendly, is_exciting_news_modal_not_show_again, is_dashboard_banner_visible)
  ON user_accounts TO sagework_hasura;
GRANT UPDATE (company_name, company_url, company_brief) ON companies TO sagework_hasura;
GRANT UPDATE (bio, experience, work, industry_id, country_id, is_available_for_hire_as_cxo, user_org_role, years_of_experience)
  ON expert_details TO sagework_hasura;
GRANT INSERT, DELETE ON expert_topics, expert_domains, expert_expertise TO sagework_hasura;
GRANT INSERT, UPDATE ON fractional_rate_cards, notification_preferences TO sagework_hasura;
GRANT UPDATE (seen_at) ON notifications TO sagework_hasura;
-- What staff set and decide in Hasura's console (X-06); the workflow's guards hold there too.
GRANT INSERT, UPDATE ON master_topics, master_domains, master_expertise, master_objectives, master_roles,
  master_countries, budget_ranges, plan_packages, subscriptions, system_configurations TO sagework_hasura;
GRANT UPDATE (is_suspended) ON users TO sagework_hasura;
GRANT UPDATE (status, review_status, review_reason, close_comments, delete_comments) ON opportunities TO sagework_hasura;

GRANT INSERT, UPDATE ON users, user_accounts, opportunities, opportunity_trackings, counter_offers, hires,
  tab_views, notifications TO sagework_actions;
GRANT INSERT ON companies, company_members, expert_details, opportunity_versions TO sagework_actions;
-- Posts of one company are counted one after the other; to lock a row takes the right to change a column of it.
GRANT UPDATE (created_at) ON companies TO sagework_actions;
GRANT INSERT, DELETE ON opportunity_topics, opportunity_domains, opportunity_skills, opportunity_roles,
  opportunity_categories, opportunity_availabilities TO sagework_actions;
GRANT INSERT, UPDATE, DELETE ON opportunity_documents TO sagework_actions;

-- A profile is counted again by whoever writes what it counts, with the owner's rights: nobody else touches the rest of
-- the row for that.
ALTER FUNCTION private.recount_profile() SECURITY DEFINER SET search_path = pg_catalog, pg_temp;

-- People are never deleted by the service; accounts that end are X-60's matter. A password that somebody else chose is (X-74).
REVOKE DELETE ON auth.users, private.outbox_mails FROM sagework_actions;
REVOKE INSERT, UPDATE, DELETE ON graphile_worker.jobs FROM sagework_actions;

-- From here on a migration says what it grants; nothing comes by default.
ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE INSERT, UPDATE, DELETE ON TABLES FROM sagework_hasura, sagework_actions;
ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE SELECT ON TABLES FROM sagework_hasura, sagework_actions;
ALTER DEFAULT PRIVILEGES IN SCHEMA private REVOKE SELECT, INSERT, UPDATE, DELETE ON TABLES FROM sagework_actions;
ALTER DEFAULT PRIVILEGES IN SCHEMA auth REVOKE SELECT, INSERT, UPDATE, DELETE ON TABLES FROM sagework_actions;
