-- Cents mean nothing without their unit: $6,500 a month is another agreement than $6,500 a day (X-70).
ALTER TABLE purchases
  ADD COLUMN agreed_value_unit text
    CONSTRAINT purchases_agreed_unit_known CHECK (agreed_value_unit IN ('day', 'week', 'month', 'total')),
  ADD CONSTRAINT purchases_agreed_value_has_unit CHECK ((agreed_value_cents IS NULL) = (agreed_value_unit IS NULL));
