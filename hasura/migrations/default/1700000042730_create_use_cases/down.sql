DROP TABLE use_cases;
