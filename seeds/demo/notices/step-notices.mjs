import { stableUuid } from '../ids.mjs'
import { NOTICES } from './notice-words.mjs'

/** How many steps of each kind the two main logins still see. */
const SHOWN = 6
/** Older ones have been read, an hour later. */
const READ_FROM_DAYS = 1
const MS_PER_HOUR = 3_600_000

const amountOf = ({ amount_cents: cents, amount_unit: unit }) => ({ cents, unit })
const ending = (post, { event, words }, isHired) =>
  NOTICES.ended.write({ post, event, words: words ?? null, isPoster: false, isHired })

/** Notices to the expert about the company's steps. */
const TO_EXPERT = {
  counter_offered: (post, entry) => NOTICES.counterOffered.write({ post, amount: amountOf(entry) }),
  hired: (post, entry) => NOTICES.hireOffered.write({ post, amount: amountOf(entry) }),
  rejected: (post, { words }) => NOTICES.applicationRejected.write({ post, reason: words }),
  completed: ending,
  no_hires: ending,
  deleted: ending,
}

/** Notices to the company about an expert's steps. */
const TO_POSTER = {
  interest_shown: (step) => NOTICES.interestShown.write(step),
  request_declined: (step, { words }) => NOTICES.requestDeclined.write({ ...step, reason: words }),
  proposal_submitted: (step, entry) => NOTICES.proposalSent.write({ ...step, amount: amountOf(entry) }),
  hire_accepted: (step) => NOTICES.hireAccepted.write(step),
  opted_out: (step, { words }) => NOTICES.interestWithdrawn.write({ ...step, reason: words }),
}

/**
 * Notices to the demo company and the demo expert about others' latest steps.
 * @param {{ posts: object[], history: object[], hires: object[], ids: { nora: string, elena: string }, names:
 * Map<string, string>,
 *   ago: (days: number) => string }} market
 */
export function buildStepNotices({ posts, history, hires, ids, names, ago }) {
  const postOf = new Map(posts.map(({ row }) => [row.id, row]))
  const nameOf = (id) => (id === ids.elena ? 'Elena Marchetti' : names.get(id))
  const elenasHires = hires.filter((hire) => hire.user_id === ids.elena && hire.accepted_at && !hire.opted_out_at)
  const worked = new Set(elenasHires.map((hire) => hire.opportunity_id))
  const toElena = history
    .filter((entry) => entry.user_id === ids.elena && entry.actor_role !== 'expert' && TO_EXPERT[entry.event])
    .map((entry) => ({
      entry,
      to: ids.elena,
      said: TO_EXPERT[entry.event](postOf.get(entry.opportunity_id), entry, worked.has(entry.opportunity_id)),
    }))
  const toNora = history
    .filter((entry) => postOf.get(entry.opportunity_id).posted_by === ids.nora)
    .filter((entry) => entry.actor_role === 'expert' && TO_POSTER[entry.event])
    .map((entry) => ({
      entry,
      to: ids.nora,
      said: TO_POSTER[entry.event](
        { post: postOf.get(entry.opportunity_id), expertId: entry.user_id, expertName: nameOf(entry.user_id) },
        entry,
      ),
    }))
  return [...newest(toElena), ...newest(toNora)].map((step) => notice(step, ago))
}

function newest(steps) {
  const latestFirst = [...steps].sort((left, right) => right.entry.created_at.localeCompare(left.entry.created_at))
  const isAmongLatest = (step, place) =>
    latestFirst.slice(0, place).filter(({ entry }) => entry.event === step.entry.event).length < SHOWN
  return latestFirst.filter(isAmongLatest)
}

function notice({ entry, to, said: { kind, title, body, link } }, ago) {
  const key = `demo:${entry.event}:${to}:${entry.opportunity_id}:${entry.user_id}`
  const readAt = new Date(Date.parse(entry.created_at) + MS_PER_HOUR).toISOString()
  return {
    id: stableUuid(key),
    user_id: to,
    kind,
    title,
    body,
    link,
    opportunity_id: entry.opportunity_id,
    effect_key: key,
    created_at: entry.created_at,
    seen_at: entry.created_at < ago(READ_FROM_DAYS) ? readAt : null,
  }
}
