-- The poster of a hire-expert-on-project says which experts they want (OPP-24); the action stores them.
GRANT INSERT, DELETE ON opportunity_package_experts TO sagework_actions;
