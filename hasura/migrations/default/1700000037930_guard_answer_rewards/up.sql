-- No window has more paid answers than its limit, and no month more dollars than the cap, whoever books them. Whoever books
-- one waits for the expert's row and for the cap, and counts what the others have committed by then.
CREATE FUNCTION private.guard_answer_reward_limits() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  span record;
  month timestamptz := date_trunc('month', NEW.booked_at, 'UTC');
BEGIN
  PERFORM FROM public.expert_details WHERE user_id = NEW.user_id FOR NO KEY UPDATE;
  PERFORM pg_advisory_xact_lock(32432869);
  SELECT * INTO span FROM private.response_window(NEW.user_id, NEW.booked_at);
  IF NOT FOUND OR span.response_limit IS NULL OR span.used >= span.response_limit THEN
    RAISE EXCEPTION 'the expert has no paid answers left in this window'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'answer_rewards_within_limit', TABLE = TG_TABLE_NAME;
  END IF;
  IF NEW.cents + (
    SELECT coalesce(sum(cents), 0) FROM public.answer_rewards
    WHERE cents > 0 AND state IN ('held', 'posted')
      AND booked_at >= month AND booked_at < date_trunc('month', month + interval '40 days', 'UTC')
  ) > 100 * (SELECT value::bigint FROM public.system_configurations WHERE config = 'ANSWER_REWARD_MONTHLY_CAP_USD') THEN
    RAISE EXCEPTION 'the month''s rewards have reached the cap'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'answer_rewards_within_cap', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.guard_answer_reward_limits FROM PUBLIC;
CREATE TRIGGER answer_rewards_within_limits BEFORE INSERT ON answer_rewards
  FOR EACH ROW WHEN (NEW.cents > 0) EXECUTE FUNCTION private.guard_answer_reward_limits();

-- A reward is settled once, and what was booked never changes.
CREATE FUNCTION private.guard_answer_reward() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF OLD.state <> 'held' OR NEW.state NOT IN ('posted', 'voided')
    OR (OLD.response_id, OLD.user_id, OLD.asker_id, OLD.stars, OLD.cents, OLD.credits, OLD.refusals, OLD.unpaid_because,
        OLD.question_key, OLD.paid_with, OLD.asker_since, OLD.booked_at, OLD.due_at, OLD.income_transfer_id,
        OLD.credits_transfer_id)
      IS DISTINCT FROM
       (NEW.response_id, NEW.user_id, NEW.asker_id, NEW.stars, NEW.cents, NEW.credits, NEW.refusals, NEW.unpaid_because,
        NEW.question_key, NEW.paid_with, NEW.asker_since, NEW.booked_at, NEW.due_at, NEW.income_transfer_id,
        NEW.credits_transfer_id)
  THEN
    RAISE EXCEPTION 'a reward is settled once, and never changed'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'answer_rewards_settled_once', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER answer_rewards_settled_once BEFORE UPDATE ON answer_rewards
  FOR EACH ROW EXECUTE FUNCTION private.guard_answer_reward();
CREATE TRIGGER answer_rewards_begin_unsettled BEFORE INSERT ON answer_rewards
  FOR EACH ROW WHEN (NEW.state IN ('posted', 'voided')) EXECUTE FUNCTION private.refuse_decided();
CREATE TRIGGER answer_rewards_no_delete BEFORE DELETE ON answer_rewards
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER answer_rewards_no_truncate BEFORE TRUNCATE ON answer_rewards
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
