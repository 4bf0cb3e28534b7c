DROP TABLE plan_packages;
