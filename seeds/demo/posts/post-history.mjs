const MS_PER_SECOND = 1000
const ENDS = { completed: 'completed', 'no hires': 'no_hires', closed: 'closed', deleted: 'deleted' }
/** When a post was sent back, as a share of the time until its publication. */
const SENT_BACK_SHARE = 0.4

/**
 * Events of the demo posts themselves: posted, approved, changed, started and ended.
 * @param {object[]} posts of buildPosts
 * @param {object[]} versions of buildVersions: the edits of published posts
 * @param {object[]} applicationHistory of buildApplications: who accepted and who left
 * @returns {object[]} rows of opportunity_history
 */
export function buildPostHistory(posts, versions, applicationHistory) {
  const eventsOf = groupByPost(applicationHistory)
  return posts.flatMap(({ row }) => {
    const own = eventsOf.get(row.id) ?? []
    const edited = versions.filter((version) => version.opportunity_id === row.id)
    return [
      entry(row, 'posted', 'poster', row.created_at),
      ...review(row),
      ...edited.map((version) => entry(row, 'edited', 'poster', version.created_at)),
      ...work(row, own),
      ...ending(row),
    ]
  })
}

function groupByPost(entries) {
  const groups = new Map()
  for (const each of entries) groups.set(each.opportunity_id, [...(groups.get(each.opportunity_id) ?? []), each])
  return groups
}

function review(row) {
  if (row.published_at !== null) return [entry(row, 'published', 'staff', row.published_at)]
  if (row.review_status !== 'changes requested') return []
  const [from, to] = [Date.parse(row.created_at), Date.parse(row.updated_at)]
  const at = new Date(from + (to - from) * SENT_BACK_SHARE).toISOString()
  return [entry(row, 'changes_requested', 'staff', at, row.review_reason)]
}

function work(row, own) {
  const accepted = own.find(({ event }) => event === 'hire_accepted')
  if (!accepted) return []
  const left = own.find(({ event, user_id }) => event === 'opted_out' && user_id === accepted.user_id)
  const isOpenAgain = left && row.status === 'published'
  return [
    entry(row, 'started', 'system', secondAfter(accepted.created_at)),
    ...(isOpenAgain ? [entry(row, 'reopened', 'system', secondAfter(left.created_at))] : []),
  ]
}

function ending(row) {
  if (row.status === 'draft_deleted')
    return [entry(row, 'draft_deleted', 'poster', row.updated_at, row.delete_comments)]
  const event = ENDS[row.status]
  if (!event) return []
  return [entry(row, event, row.status === 'deleted' ? 'staff' : 'poster', row.updated_at, row.close_comments)]
}

/** Never in the future, because today's steps are minutes old. */
const secondAfter = (at) => new Date(Date.parse(at) + MS_PER_SECOND).toISOString()

function entry(row, event, by, at, words = null) {
  return {
    opportunity_id: row.id,
    user_id: null,
    actor_id: by === 'poster' ? row.posted_by : null,
    actor_role: by,
    event,
    tab: null,
    words: words ?? null,
    amount_cents: null,
    amount_unit: null,
    created_at: at,
  }
}
