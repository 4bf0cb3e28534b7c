DELETE FROM budget_ranges;
