-- X-70: an amount keeps the unit in which it was given, whatever its post asks for later. An amount of a post without a
-- unit is for the whole work: 'total'.
ALTER TABLE opportunity_trackings ADD COLUMN agreed_value_unit text
  CONSTRAINT opportunity_trackings_offer_unit_known CHECK (agreed_value_unit IN ('day', 'week', 'month', 'total'));
ALTER TABLE counter_offers ADD COLUMN counter_amount_unit text
  CONSTRAINT counter_offers_unit_known CHECK (counter_amount_unit IN ('day', 'week', 'month', 'total'));
ALTER TABLE hires ADD COLUMN agreed_value_unit text
  CONSTRAINT hires_unit_known CHECK (agreed_value_unit IN ('day', 'week', 'month', 'total'));
ALTER TABLE opportunity_history ADD COLUMN amount_unit text
  CONSTRAINT opportunity_history_unit_known CHECK (amount_unit IN ('day', 'week', 'month', 'total'));
COMMENT ON COLUMN opportunity_trackings.agreed_value_unit IS 'What the offer is for: the unit of the post when it was given (X-70).';
COMMENT ON COLUMN counter_offers.counter_amount_unit IS 'What the amount is for: the unit of the post when it was offered (X-70).';
COMMENT ON COLUMN hires.agreed_value_unit IS 'What the agreed value is for: the unit of the offer that was taken (X-70).';
COMMENT ON COLUMN opportunity_history.amount_unit IS 'What the amount was for when it was noted (X-70).';

-- What a post asked for in one of its versions; a version that was not kept is the present one.
CREATE FUNCTION pg_temp.unit_in_version(post uuid, asked_version int) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce(unit.code, 'total') FROM (
    SELECT snapshot ->> 'durationType' AS said, 1 AS turn FROM opportunity_versions
      WHERE opportunity_id = post AND version_no = asked_version
    UNION ALL SELECT duration_type_id::text, 2 FROM opportunities WHERE id = post
    ORDER BY turn LIMIT 1) AS version
  LEFT JOIN opportunity_duration_types unit ON version.said IN (unit.id::text, unit.code)
$$;
-- The same at a moment: what an edit replaced is kept under the moment of the edit.
CREATE FUNCTION pg_temp.unit_at(post uuid, moment timestamptz) RETURNS text LANGUAGE sql AS $$
  SELECT pg_temp.unit_in_version(post, (
    SELECT min(version_no) FROM opportunity_versions WHERE opportunity_id = post AND created_at > moment))
$$;
-- When the amount that stands was given, as far as the timeline tells.
CREATE FUNCTION pg_temp.given_at(post uuid, expert uuid, events text[]) RETURNS timestamptz LANGUAGE sql AS $$
  SELECT max(created_at) FROM opportunity_history
    WHERE opportunity_id = post AND user_id = expert AND event = ANY (events) AND amount_cents IS NOT NULL
$$;

-- To say what an amount was for is no edit, and changes nothing that was agreed.
ALTER TABLE opportunity_trackings DISABLE TRIGGER opportunity_trackings_set_updated_at;
ALTER TABLE counter_offers DISABLE TRIGGER counter_offers_set_updated_at;
ALTER TABLE counter_offers DISABLE TRIGGER counter_offers_guard_move;
ALTER TABLE opportunity_history DISABLE TRIGGER opportunity_history_append_only;
UPDATE opportunity_trackings SET agreed_value_unit = coalesce(
    (SELECT pg_temp.unit_at(opportunity_id, at)
       FROM pg_temp.given_at(opportunity_id, user_id, '{proposal_submitted,offer_changed,offer_confirmed}') AS at
       WHERE at IS NOT NULL),
    pg_temp.unit_in_version(opportunity_id, answers_version_no))
  WHERE agreed_value_cents IS NOT NULL;
UPDATE counter_offers SET counter_amount_unit = pg_temp.unit_at(opportunity_id, coalesce(
    pg_temp.given_at(opportunity_id, user_id, '{counter_offered,counter_offer_changed}'), created_at));
UPDATE hires SET agreed_value_unit = coalesce(
    (SELECT counter_amount_unit FROM counter_offers AS counter
       WHERE (counter.opportunity_id, counter.user_id, counter.status) = (hires.opportunity_id, hires.user_id, 'accepted')),
    (SELECT agreed_value_unit FROM opportunity_trackings AS offer
       WHERE (offer.opportunity_id, offer.user_id) = (hires.opportunity_id, hires.user_id)),
    pg_temp.unit_at(opportunity_id, hired_at));
UPDATE opportunity_history AS entry SET amount_unit = coalesce(
    (SELECT agreed_value_unit FROM hires WHERE entry.event = 'hired'
       AND (hires.opportunity_id, hires.user_id) = (entry.opportunity_id, entry.user_id)),
    (SELECT counter_amount_unit FROM counter_offers AS counter WHERE entry.event = 'counter_offer_accepted'
       AND (counter.opportunity_id, counter.user_id) = (entry.opportunity_id, entry.user_id)),
    pg_temp.unit_at(entry.opportunity_id, entry.created_at))
  WHERE amount_cents IS NOT NULL;
ALTER TABLE opportunity_trackings ENABLE TRIGGER opportunity_trackings_set_updated_at;
ALTER TABLE counter_offers ENABLE TRIGGER counter_offers_set_updated_at;
ALTER TABLE counter_offers ENABLE TRIGGER counter_offers_guard_move;
ALTER TABLE opportunity_history ENABLE TRIGGER opportunity_history_append_only;
DROP FUNCTION pg_temp.unit_at, pg_temp.unit_in_version, pg_temp.given_at;

ALTER TABLE opportunity_trackings ADD CONSTRAINT opportunity_trackings_offer_has_unit
  CHECK ((agreed_value_cents IS NULL) = (agreed_value_unit IS NULL));
ALTER TABLE opportunity_history ADD CONSTRAINT opportunity_history_amount_has_unit
  CHECK ((amount_cents IS NULL) = (amount_unit IS NULL));
ALTER TABLE hires ALTER COLUMN agreed_value_unit SET NOT NULL;
-- The id was noted once and never read; it stayed behind when the offer was changed under another unit.
ALTER TABLE counter_offers ALTER COLUMN counter_amount_unit SET NOT NULL, DROP COLUMN budget_unit_id;

-- GO-41: what a hire is for is fixed with its amount.
CREATE TRIGGER hires_guard_unit BEFORE UPDATE OF agreed_value_unit ON hires
  FOR EACH ROW WHEN (OLD.agreed_value_unit <> NEW.agreed_value_unit)
  EXECUTE FUNCTION private.guard_hire_terms();
