-- Nothing reads it: the fee of a hire is the column plan_packages.hire_fee_percent, and without a plan that of the free one.
DELETE FROM system_configurations WHERE config = 'PLATFORM_HIRE_FEE_PERCENT_DEFAULT';
