DELETE FROM plan_prices WHERE catalogue = 'older' AND NOT is_sold;
UPDATE plan_prices SET benefits = array_remove(benefits, '100 credits to post a project') WHERE catalogue = 'older';
