-- As much as an offer may be (APPLICATION_LIMITS.offerMaxDollars); beyond it browsers lose digits.
UPDATE fractional_rate_cards SET
  min_value_cents = least(min_value_cents, 999999999999),
  max_value_cents = least(max_value_cents, 999999999999),
  starting_at_cents = least(starting_at_cents, 999999999999);
ALTER TABLE fractional_rate_cards
  ADD CONSTRAINT fractional_rate_cards_amounts_bounded CHECK (greatest(max_value_cents, starting_at_cents) <= 999999999999);
