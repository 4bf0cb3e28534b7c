-- Who brought whom: once for each invited account, never changed, and rewarded at most once (GK-034, X-23).
CREATE TABLE referrals (
  invitee_id uuid CONSTRAINT referrals_pkey PRIMARY KEY CONSTRAINT referrals_invitee_fkey REFERENCES users,
  referrer_id uuid NOT NULL CONSTRAINT referrals_referrer_fkey REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  rewarded_at timestamptz,
  credits int CONSTRAINT referrals_credits_positive CHECK (credits > 0),
  CONSTRAINT referrals_never_oneself CHECK (invitee_id <> referrer_id),
  CONSTRAINT referrals_reward_whole CHECK ((rewarded_at IS NULL) = (credits IS NULL))
);
CREATE INDEX referrals_newest_idx ON referrals (referrer_id, created_at DESC, invitee_id DESC);
COMMENT ON COLUMN referrals.rewarded_at IS 'At the invited person''s first purchase or first approved answer (X-23).';

CREATE TRIGGER referrals_rewarded_once BEFORE UPDATE ON referrals FOR EACH ROW
  WHEN (OLD.rewarded_at IS NOT NULL
    OR (OLD.invitee_id, OLD.referrer_id, OLD.created_at) IS DISTINCT FROM (NEW.invitee_id, NEW.referrer_id, NEW.created_at))
  EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER referrals_append_only BEFORE DELETE ON referrals FOR EACH ROW EXECUTE FUNCTION private.refuse_change();

CREATE FUNCTION private.refuse_referral_of_colleagues() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (SELECT count(DISTINCT company_id) = 1 AND count(company_id) = 2 FROM public.users
      WHERE id IN (NEW.invitee_id, NEW.referrer_id)) THEN
    RAISE EXCEPTION 'colleagues can''t refer each other'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'referrals_never_colleagues', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER referrals_never_colleagues BEFORE INSERT ON referrals
  FOR EACH ROW EXECUTE FUNCTION private.refuse_referral_of_colleagues();

GRANT SELECT ON referrals TO sagework_actions, sagework_hasura;
GRANT INSERT, UPDATE (rewarded_at, credits) ON referrals TO sagework_actions;

INSERT INTO system_configurations (config, value, is_public) VALUES ('REFERRAL_CREDITS', '100', true);
ALTER TABLE system_configurations ADD CONSTRAINT system_configurations_referral_credits_whole
  CHECK (config <> 'REFERRAL_CREDITS' OR value ~ '^[1-9][0-9]{0,5}$');
