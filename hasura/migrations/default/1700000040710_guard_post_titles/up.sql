-- A title is the subject of emails and part of sentences, and so is what a payment is for: one line, with something visible
-- in it. The same as actions/contract/opportunities/types/fields/field-rules.ts.
UPDATE opportunities SET title = CASE WHEN private.has_visible_sign(title)
    THEN btrim(regexp_replace(title, '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+', ' ', 'g')) ELSE 'Untitled' END
  WHERE NOT private.is_one_line(title) OR NOT private.has_visible_sign(title);
UPDATE opportunity_payments SET details = CASE WHEN private.has_visible_sign(details)
    THEN btrim(regexp_replace(details, '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+', ' ', 'g')) ELSE 'Payment' END
  WHERE NOT private.is_one_line(details) OR NOT private.has_visible_sign(details);

ALTER TABLE opportunities
  ADD CONSTRAINT opportunities_title_one_line CHECK (private.is_one_line(title)),
  ADD CONSTRAINT opportunities_title_visible CHECK (private.has_visible_sign(title));
ALTER TABLE opportunity_payments
  ADD CONSTRAINT opportunity_payments_details_one_line CHECK (private.is_one_line(details)),
  ADD CONSTRAINT opportunity_payments_details_visible CHECK (private.has_visible_sign(details));
