ALTER FUNCTION private.recount_profile() SECURITY INVOKER RESET ALL;
GRANT INSERT, UPDATE, DELETE ON application_documents, budget_ranges, companies, company_members, counter_offers,
  expert_details, expert_domains, expert_expertise, expert_topics, fractional_rate_cards, hires, master_countries,
  master_domains, master_expertise, master_objectives, master_roles, master_topics, notification_kinds,
  notification_preferences, notifications, opportunities, opportunity_applicants, opportunity_availabilities,
  opportunity_availability_types, opportunity_categories, opportunity_documents, opportunity_domains,
  opportunity_duration_types, opportunity_package_experts, opportunity_posters, opportunity_reviews, opportunity_roles,
  opportunity_skills, opportunity_start_dates, opportunity_statuses, opportunity_topics, opportunity_trackings,
  opportunity_transitions, opportunity_types, opportunity_versions, plan_packages, subscriptions, system_configurations,
  tab_views, tracking_statuses, user_accounts, users TO sagework_hasura, sagework_actions;
REVOKE UPDATE (created_at) ON companies FROM sagework_actions;
ALTER DEFAULT PRIVILEGES IN SCHEMA auth GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sagework_actions;
ALTER DEFAULT PRIVILEGES IN SCHEMA private GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sagework_actions;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sagework_hasura, sagework_actions;
GRANT INSERT, UPDATE, DELETE ON graphile_worker.jobs TO sagework_actions;
GRANT DELETE ON auth.users, private.outbox_mails TO sagework_actions;
