-- Which version of the terms of hiring somebody accepted: on posting, on showing interest, on hiring and on accepting the
-- hire. Null for what is older than the numbered terms. The texts are in actions/contract/legal.
ALTER TABLE opportunities ADD COLUMN poster_terms_version int
  CONSTRAINT opportunities_terms_version_positive CHECK (poster_terms_version > 0);
ALTER TABLE opportunity_trackings ADD COLUMN terms_version int
  CONSTRAINT opportunity_trackings_terms_version_positive CHECK (terms_version > 0);
ALTER TABLE hires
  ADD COLUMN terms_version int CONSTRAINT hires_terms_version_positive CHECK (terms_version > 0),
  ADD COLUMN accepted_terms_version int CONSTRAINT hires_accepted_terms_version_positive CHECK (accepted_terms_version > 0);
COMMENT ON COLUMN hires.terms_version IS 'Of the terms of hiring that the poster accepted by hiring.';
COMMENT ON COLUMN hires.accepted_terms_version IS 'Of those that the expert accepted with the hire.';
