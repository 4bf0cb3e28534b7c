ALTER TABLE purchases DROP CONSTRAINT purchases_agreed_value_has_unit, DROP COLUMN agreed_value_unit;
