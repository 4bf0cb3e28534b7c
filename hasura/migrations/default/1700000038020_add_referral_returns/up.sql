-- A referrer's reward goes back when the purchase that earned it does (X-25).
ALTER TABLE referrals
  ADD COLUMN purchase_id uuid CONSTRAINT referrals_purchase_fkey REFERENCES purchases,
  ADD COLUMN taken_back_at timestamptz,
  ADD CONSTRAINT referrals_purchase_rewarded CHECK (purchase_id IS NULL OR rewarded_at IS NOT NULL),
  ADD CONSTRAINT referrals_taken_back_of_purchase CHECK (taken_back_at IS NULL OR purchase_id IS NOT NULL);
COMMENT ON COLUMN referrals.purchase_id IS 'The purchase that earned the reward; nothing if it was an answer.';

DROP TRIGGER referrals_rewarded_once ON referrals;
-- Both were written with the same time.
UPDATE referrals SET purchase_id = purchases.id FROM purchases
  WHERE buyer_id = invitee_id AND paid_at = rewarded_at AND fulfilled_at IS NOT NULL;
CREATE UNIQUE INDEX referrals_purchase_unique ON referrals (purchase_id);
CREATE TRIGGER referrals_rewarded_once BEFORE UPDATE ON referrals FOR EACH ROW
  WHEN ((OLD.rewarded_at IS NOT NULL
      AND (OLD.rewarded_at, OLD.credits, OLD.purchase_id) IS DISTINCT FROM (NEW.rewarded_at, NEW.credits, NEW.purchase_id))
    OR OLD.taken_back_at IS NOT NULL
    OR (OLD.invitee_id, OLD.referrer_id, OLD.created_at) IS DISTINCT FROM (NEW.invitee_id, NEW.referrer_id, NEW.created_at))
  EXECUTE FUNCTION private.refuse_change();

GRANT UPDATE (purchase_id, taken_back_at) ON referrals TO sagework_actions;
