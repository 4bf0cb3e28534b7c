-- What else waits for a person; as private.application_needs_of.
CREATE FUNCTION private.other_needs_of(reader uuid, after timestamptz, after_key uuid, page_size int)
RETURNS TABLE (key uuid, kind text, since timestamptz, opportunity_id uuid, person_id uuid, title text, amount_cents bigint,
  amount_to_cents bigint, amount_unit text, number int)
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
BEGIN
  -- what staff asked a poster to change
  RETURN QUERY
    SELECT post.id, 'change post', post.review_status_since, post.id, NULL::uuid, NULL::text, NULL::bigint, NULL::bigint,
      NULL::text, NULL::int
    FROM public.opportunities AS post
    WHERE post.posted_by = reader AND post.review_status = 'changes requested' AND post.status IN ('draft', 'published')
      AND post.review_status_since >= after AND (post.review_status_since, post.id) > (after, after_key)
    ORDER BY post.review_status_since, post.id LIMIT page_size;
  -- posts that ask an expert by name, until they show interest or decline
  RETURN QUERY
    SELECT ask.key, 'answer request', ask.published_at, ask.opportunity_id, NULL::uuid, NULL::text, post.min_budget_cents,
      post.max_budget_cents, unit.code, NULL::int
    FROM (
      SELECT one.opportunity_id, one.published_at, id.key
      FROM private.open_criteria AS one
      CROSS JOIN LATERAL (SELECT md5('request ' || one.opportunity_id)::uuid AS key) AS id
      WHERE one.value_id = reader AND one.posted_by <> reader
        AND one.published_at >= after AND (one.published_at, id.key) > (after, after_key)
        AND NOT EXISTS (SELECT FROM public.opportunity_trackings AS answer
          WHERE (answer.opportunity_id, answer.user_id) = (one.opportunity_id, reader) AND answer.status <> 'viewed')
      ORDER BY one.published_at, id.key LIMIT page_size
    ) AS ask
    JOIN public.opportunities AS post ON post.id = ask.opportunity_id
    LEFT JOIN public.opportunity_duration_types AS unit ON unit.id = post.duration_type_id;
  -- payments that were begun
  RETURN QUERY
    SELECT open.id, CASE open.purchase_type WHEN 'hire_expert' THEN 'pay for hire' WHEN 'saas' THEN 'pay for plan' ELSE 'pay for credits' END,
      open.created_at, open.opportunity_id, open.expert_id, open.title, open.amount_cents::bigint, NULL::bigint, NULL::text, NULL::int
    FROM public.purchases AS open
    WHERE open.buyer_id = reader AND open.status = 'open'
      AND open.created_at >= after AND (open.created_at, open.id) > (after, after_key)
    ORDER BY open.created_at, open.id LIMIT page_size;
  -- plans whose renewal failed: one or two a person
  RETURN QUERY
    SELECT plan.id, 'renew plan', plan.paid_until, NULL::uuid, NULL::uuid, package.name, NULL::bigint, NULL::bigint, NULL::text,
      NULL::int
    FROM public.subscriptions AS plan JOIN public.plan_packages AS package ON package.code = plan.plan_code
    WHERE plan.bought_by = reader AND plan.status = 'past_due' AND (plan.paid_until, plan.id) > (after, after_key)
      AND (plan.expires_at IS NULL OR plan.expires_at > now());
  -- chats with something unread
  RETURN QUERY
    SELECT id.key, 'read chat', one.since, one.opportunity_id, CASE WHEN chat.sees_all THEN one.expert_id END, NULL::text,
      NULL::bigint, NULL::bigint, NULL::text, chat.unread_count
    FROM private.unread_chats AS one
    CROSS JOIN LATERAL (SELECT md5('chat ' || one.opportunity_id)::uuid AS key) AS id
    CROSS JOIN LATERAL (
      -- as one of a pair it is found by both keys; without the offset, the whole view would be read
      SELECT mine.sees_all, mine.unread_count FROM public.opportunity_chats AS mine
      WHERE mine.opportunity_id = one.opportunity_id AND mine.user_id = reader OFFSET 0
    ) AS chat
    WHERE one.user_id = reader AND one.since >= after AND (one.since, id.key) > (after, after_key) AND chat.unread_count > 0
    ORDER BY one.since, id.key LIMIT page_size;
  -- calls whose calendar was opened
  RETURN QUERY
    SELECT call.id, 'book call', call.created_at, call.opportunity_id, call.user_id, NULL::text, NULL::bigint, NULL::bigint,
      NULL::text, NULL::int
    FROM public.consultations AS call
    JOIN private.application_standings AS standing
      ON (standing.opportunity_id, standing.user_id) = (call.opportunity_id, call.user_id) AND standing.turn <> 'ended'
    WHERE call.poster_id = reader AND call.booked_at IS NULL
      AND call.created_at >= after AND (call.created_at, call.id) > (after, after_key)
    ORDER BY call.created_at, call.id LIMIT page_size;
END
$$;
