DROP TRIGGER referrals_rewarded_once ON referrals;
ALTER TABLE referrals DROP COLUMN taken_back_at, DROP COLUMN purchase_id;
CREATE TRIGGER referrals_rewarded_once BEFORE UPDATE ON referrals FOR EACH ROW
  WHEN (OLD.rewarded_at IS NOT NULL
    OR (OLD.invitee_id, OLD.referrer_id, OLD.created_at) IS DISTINCT FROM (NEW.invitee_id, NEW.referrer_id, NEW.created_at))
  EXECUTE FUNCTION private.refuse_change();
