import { stableUuid } from './ids.mjs'
import { wordFor } from './notices.mjs'

/** So many steps of a kind each of the two main logins still finds under the bell. */
const SHOWN = 6
/** What is older has been read, an hour later. */
const READ_FROM_DAYS = 1
const MS_PER_HOUR = 3_600_000

/** An amount as the page says it, with the unit that it was given in. */
function amount({ amount_cents: cents, amount_unit: unit }) {
  const dollars = `$${(cents / 100).toLocaleString('en-US')}`
  return `${dollars} ${unit === 'total' ? 'in total' : `per ${unit}`}`
}
const aWord = (type) => (wordFor(type) === 'role' ? 'A role' : 'An opportunity')
const because = (words) => (words ? `: ${words}` : '.')

/** What the expert is told of the company's steps; nobody is named (X-32). */
const TO_EXPERT = {
  counter_offered: ({ title }, entry) => [
    'counter_offer',
    'You have a counter offer',
    `The company offers ${amount(entry)} for “${title}”. You can accept or reject it.`,
    'proposal',
  ],
  hired: ({ title }, entry) => [
    'hire_offer',
    'You have been selected',
    `You have been selected for “${title}” at ${amount(entry)}. Accept the hire or opt out.`,
    'proposal',
  ],
  rejected: ({ title }, { words }) => [
    'application_progress',
    'Your application was not chosen',
    `The company decided against your application for “${title}”${because(words)}`,
    'interests',
  ],
  completed: ({ title, type }) => [
    'opportunity_ended',
    `${aWord(type)} is completed`,
    `“${title}” is completed.`,
    'interests',
  ],
  no_hires: ({ title, type }) => [
    'opportunity_ended',
    `${aWord(type)} has ended`,
    `“${title}” ended without a hire.`,
    'interests',
  ],
  deleted: ({ title, type }) => [
    'opportunity_ended',
    `${aWord(type)} was deleted`,
    `The ${wordFor(type)} “${title}” was deleted by our staff.`,
    'interests',
  ],
}

/** What the company is told of an expert's steps. */
const TO_POSTER = {
  interest_shown: ({ title }, _entry, name) => [
    'application_received',
    'An expert is interested',
    `${name} showed interest in “${title}”.`,
    'interests',
  ],
  proposal_submitted: ({ title }, entry, name) => [
    'application_received',
    'A proposal is in',
    `${name} sent a proposal for “${title}” and offers ${amount(entry)}.`,
    'interests',
  ],
  hire_accepted: ({ title }, _entry, name) => [
    'hire_answer',
    'Your hire is accepted',
    `${name} accepted the hire for “${title}”.`,
    'hired',
  ],
  opted_out: ({ title }, { words }, name) => [
    'application_received',
    'An expert is not interested anymore',
    `${name} opted out of “${title}”${because(words)}`,
    'interests',
  ],
}

/**
 * The last steps of others that the company login and the expert login were told of.
 * @param {{ posts: object[], history: object[], ids: { nora: string, elena: string }, names: Map<string, string>,
 *   ago: (days: number) => string }} market
 */
export function buildStepNotices({ posts, history, ids, names, ago }) {
  const postOf = new Map(posts.map(({ row }) => [row.id, row]))
  const nameOf = (id) => (id === ids.elena ? 'Elena Marchetti' : names.get(id))
  const toElena = history
    .filter((entry) => entry.user_id === ids.elena && entry.actor_role !== 'expert' && TO_EXPERT[entry.event])
    .map((entry) => ({ entry, to: ids.elena, said: TO_EXPERT[entry.event](postOf.get(entry.opportunity_id), entry) }))
  const toNora = history
    .filter((entry) => postOf.get(entry.opportunity_id).posted_by === ids.nora)
    .filter((entry) => entry.actor_role === 'expert' && TO_POSTER[entry.event])
    .map((entry) => ({
      entry,
      to: ids.nora,
      said: TO_POSTER[entry.event](postOf.get(entry.opportunity_id), entry, nameOf(entry.user_id)),
    }))
  return [...newest(toElena), ...newest(toNora)].map((step) => notice(step, ago))
}

function newest(steps) {
  const latestFirst = [...steps].sort((left, right) => right.entry.created_at.localeCompare(left.entry.created_at))
  const isAmongLatest = (step, place) =>
    latestFirst.slice(0, place).filter(({ entry }) => entry.event === step.entry.event).length < SHOWN
  return latestFirst.filter(isAmongLatest)
}

/** As the product links: to the tab, and for the poster there to the expert. */
function linkTo({ opportunity_id: id, actor_role: role, user_id: expertId }, tab) {
  const query = new URLSearchParams({ ...(tab && { tab }), ...(role === 'expert' && { applicant: expertId }) })
  return `/dashboard/opportunity_detail/${id}${query.size > 0 ? `?${query}` : ''}`
}

function notice({ entry, to, said: [kind, title, body, tab] }, ago) {
  const key = `demo:${entry.event}:${to}:${entry.opportunity_id}:${entry.user_id}`
  const readAt = new Date(Date.parse(entry.created_at) + MS_PER_HOUR).toISOString()
  return {
    id: stableUuid(key),
    user_id: to,
    kind,
    title,
    body,
    link: linkTo(entry, tab),
    opportunity_id: entry.opportunity_id,
    effect_key: key,
    created_at: entry.created_at,
    seen_at: entry.created_at < ago(READ_FROM_DAYS) ? readAt : null,
  }
}
