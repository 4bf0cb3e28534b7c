-- The service and its guards count with these, so a slip in the console ("$1,000") is refused. As no number, the limit
-- of the second person would hold nothing back any more; worth nothing, Reward Credits can't be redeemed.
ALTER TABLE system_configurations ADD CONSTRAINT system_configurations_money_is_whole CHECK (
  (config NOT IN ('SECOND_PERSON_ABOVE_USD', 'PAYOUT_MIN_DOLLARS') OR value ~ '^[0-9]{1,6}$')
  AND (config <> 'REWARD_CREDIT_CENTS' OR value ~ '^[1-9][0-9]{0,4}$')
  AND (config <> 'WITHDRAWABLE_AFTER_DAYS' OR value ~ '^[0-9]{1,3}$')
  AND (config <> 'CORRECTED_CREDITS_DAYS' OR value ~ '^[1-9][0-9]{0,3}$'));
