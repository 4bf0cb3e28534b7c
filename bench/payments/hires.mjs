import { withClient } from '../../scripts/lib/database/database.mjs'

const FEE_PERCENT = 15
const OFFER_DOLLARS = 6500

/** A published role of each buyer, to which the expert has applied with a proposal. */
export function arrangeApplications(url, buyers, experts) {
  return withClient(url, async (client) => {
    await client.query("begin; set local sagework.seeding = 'on'")
    const { rows } = await client.query(
      `with pairs as (
         select buyer, expert, gen_random_uuid() as id
         from unnest($1::uuid[]) with ordinality as buyers (buyer, n)
         join unnest($2::uuid[]) with ordinality as experts (expert, m) on m = 1 + n % $3
       ), roles as (
         insert into opportunities (id, type, status, review_status, title, brief, posted_by, published_at, poster_agreed_terms_at)
         select id, 'fractional', 'published', 'approved', 'Bench role', repeat('A brief of ordinary length. ', 12), buyer, now(), now()
         from pairs
       ), applications as (
         insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at, agreed_value_cents,
           agreed_value_unit, proposal_submitted_at)
         select id, expert, 'interested', now(), $4::int * 100, 'month', now() from pairs
       ), proposals as (
         insert into opportunity_documents (opportunity_id, uploaded_by, upload_type, asset_name, storage_key, content_type,
           size_bytes)
         select id, expert, 'opportunity_apply', 'paper.pdf', gen_random_uuid()::text, 'application/pdf', 9 from pairs
       ) select id as "opportunityId", buyer as "userId", expert as "expertId" from pairs`,
      [buyers, experts, experts.length, OFFER_DOLLARS],
    )
    await client.query('commit')
    return new Map(rows.map((row) => [row.userId, row]))
  })
}

/** The checkout call for hiring the expert. */
export function hireOrder({ opportunityId, expertId }) {
  return {
    ...{ purchaseType: 'hire_expert', opportuntiyId: opportunityId, hireExpertId: expertId, saasType: 'user' },
    ...{ customAmount: OFFER_DOLLARS * FEE_PERCENT, agreedValPercent: FEE_PERCENT },
    ...{ seenVersion: 1, seenAmount: OFFER_DOLLARS, seenAmountUnit: 'month', seenTermsVersion: 1 },
  }
}

/** What keeps a hire from being made although it is paid: the expert leaves, or the role ends. */
export const MISSES = {
  left: `update opportunity_trackings set status = 'opted out', opt_out_reason = 'No time any more, sorry about that.'
    where opportunity_id = $1`,
  closed: `update opportunities set status = 'closed' where id = $1`,
  changed: `update opportunity_trackings set agreed_value_cents = agreed_value_cents + 1 where opportunity_id = $1`,
}

export function missHire(url, { opportunityId }, how) {
  return withClient(url, async (client) => {
    await client.query("begin; set local sagework.seeding = 'on'")
    await client.query(MISSES[how], [opportunityId])
    await client.query('commit')
  })
}
