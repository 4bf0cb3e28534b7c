import { array, number, object } from 'yup'
import type { Caller } from '#platform/caller.js'
import { defineRoute } from '#platform/define-route.js'
import { invalidField } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { getSdk } from './wallet.generated.js'

const MAX_IDS = 100

/** What the caller hasn't been told yet (PROMPT-41, GD-43). */
async function readChanges(caller: Caller, { graphql }: Services) {
  const { credit_changes } = await getSdk(graphql.asUser(caller)).CreditChangesForRest()
  return credit_changes.map(({ id, amount, created_at, transfer }) => ({
    ...{ id, amount, reason: transfer?.reason ?? '', created_at },
  }))
}

/** One reading under both paths of the texts (X-41, GI-103). Reading alone marks nothing: a GET may be repeated. */
export const creditChangesRoutes = ['/api/wizlings/changes', '/api/wizlings/changes/pending'].map((path) =>
  defineRoute({
    ...{ method: 'get', path, auth: 'session' },
    handle: async ({ caller }, services) => readChanges(caller, services),
  }),
)

/** Marks the caller's own changes as seen; others' ids change nothing (GK-037). */
async function markSeen(ids: number[], caller: Caller, { graphql }: Services) {
  const { update_credit_changes } = await getSdk(graphql.asUser(caller)).MarkCreditChangesSeenForRest({ ids })
  return { seen: update_credit_changes?.affected_rows ?? 0 }
}

const changeId = () => number().strict().integer().min(1).max(Number.MAX_SAFE_INTEGER).required()

export const creditChangesSeenRoute = defineRoute({
  method: 'patch',
  path: '/api/wizlings/changes/seen',
  auth: 'session',
  body: object({ ids: array(changeId()).max(MAX_IDS).required() }),
  handle: async ({ caller, body }, services) => markSeen(body.ids, caller, services),
})

/** The same for one (GK-156). */
export const creditChangeSeenRoute = defineRoute({
  method: 'post',
  path: '/api/wizlings/changes/:id/seen',
  auth: 'session',
  async handle({ caller, params }, services) {
    const id = Number(params.id)
    if (!Number.isSafeInteger(id) || id < 1) throw invalidField('id', 'This is no credit change')
    return markSeen([id], caller, services)
  },
})
