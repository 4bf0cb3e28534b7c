DELETE FROM plan_packages;
