DROP TABLE budget_ranges;
