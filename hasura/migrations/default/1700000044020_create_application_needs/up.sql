-- What waits for a person in applications, the longest wait first, after (`after`, `after_key`), a page at a time. Each
-- branch walks an index of its own and stops at the page. In PL/pgSQL, because that keeps its plan.
CREATE FUNCTION private.application_needs_of(reader uuid, after timestamptz, after_key uuid, page_size int)
RETURNS TABLE (key uuid, kind text, since timestamptz, opportunity_id uuid, person_id uuid, title text, amount_cents bigint,
  amount_to_cents bigint, amount_unit text, number int)
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
BEGIN
  -- an expert's own step
  RETURN QUERY
    SELECT step.key, what.kind, step.since, step.opportunity_id, NULL::uuid, NULL::text,
      CASE what.kind WHEN 'answer hire' THEN hire.agreed_value_cents WHEN 'answer counter offer' THEN counter.counter_amount_cents END,
      NULL::bigint,
      CASE what.kind WHEN 'answer hire' THEN hire.agreed_value_unit WHEN 'answer counter offer' THEN counter.counter_amount_unit END,
      NULL::int
    FROM (
      SELECT one.opportunity_id, one.status, one.since, id.key
      FROM private.application_standings AS one
      CROSS JOIN LATERAL (SELECT md5('step ' || one.opportunity_id)::uuid AS key) AS id
      WHERE one.user_id = reader AND one.turn = 'expert'
        AND one.since >= after AND (one.since, id.key) > (after, after_key)
      ORDER BY one.since, id.key LIMIT page_size
    ) AS step
    LEFT JOIN public.counter_offers AS counter ON (counter.opportunity_id, counter.user_id) = (step.opportunity_id, reader)
    LEFT JOIN public.hires AS hire ON (hire.opportunity_id, hire.user_id) = (step.opportunity_id, reader)
    CROSS JOIN LATERAL (SELECT CASE
      WHEN step.status = 'pending' THEN 'answer hire'
      WHEN counter.status = 'pending' THEN 'answer counter offer'
      WHEN private.owes_nda(step.opportunity_id, reader) THEN 'sign nda'
      ELSE 'send proposal' END AS kind) AS what;
  -- an applicant to decide on; while the hire is being paid for, that payment is what waits
  RETURN QUERY
    SELECT offer.key,
      CASE counter.status WHEN 'accepted' THEN 'decide on accepted counter offer'
        WHEN 'rejected' THEN 'decide on rejected counter offer' ELSE 'decide on offer' END,
      offer.since, offer.opportunity_id, offer.user_id, NULL::text,
      CASE counter.status WHEN 'accepted' THEN counter.counter_amount_cents ELSE application.agreed_value_cents END,
      NULL::bigint,
      CASE counter.status WHEN 'accepted' THEN counter.counter_amount_unit ELSE application.agreed_value_unit END,
      NULL::int
    FROM (
      SELECT one.opportunity_id, one.user_id, one.since, id.key
      FROM private.application_standings AS one
      CROSS JOIN LATERAL (SELECT md5('offer ' || one.opportunity_id || one.user_id)::uuid AS key) AS id
      JOIN public.opportunities AS post ON post.id = one.opportunity_id AND post.status IN ('published', 'in progress')
      JOIN public.users AS expert ON expert.id = one.user_id AND NOT expert.is_suspended
      WHERE one.poster_id = reader AND one.turn = 'company'
        AND one.since >= after AND (one.since, id.key) > (after, after_key)
        AND NOT EXISTS (SELECT FROM public.purchases AS fee
          WHERE (fee.opportunity_id, fee.expert_id) = (one.opportunity_id, one.user_id)
            AND fee.buyer_id = reader AND fee.status = 'open')
      ORDER BY one.since, id.key LIMIT page_size
    ) AS offer
    JOIN public.opportunity_trackings AS application
      ON (application.opportunity_id, application.user_id) = (offer.opportunity_id, offer.user_id)
    LEFT JOIN public.counter_offers AS counter
      ON (counter.opportunity_id, counter.user_id) = (offer.opportunity_id, offer.user_id);
END
$$;
GRANT EXECUTE ON FUNCTION private.owes_nda TO sagework_hasura;
