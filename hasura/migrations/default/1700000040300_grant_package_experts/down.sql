REVOKE INSERT, DELETE ON opportunity_package_experts FROM sagework_actions;
