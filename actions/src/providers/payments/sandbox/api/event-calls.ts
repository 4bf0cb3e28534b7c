import { number, string } from 'yup'
import { listEvents } from '../state/objects.store.js'
import { defineApiCall } from './define-api-call.js'
import { fields, listOf, text, unixSeconds } from './parameters.js'

const PAGE_MAX = 100
const PAGE = 10

export const readEvents = defineApiCall({
  method: 'get',
  path: '/v1/events',
  parameters: fields({
    created: fields({ gte: unixSeconds() }),
    types: listOf(string().defined()),
    limit: number().integer().min(1).max(PAGE_MAX).default(PAGE),
    starting_after: text(),
  }),
  async handle({ parameters: { created, types, limit, starting_after } }, { transaction }) {
    const page = { since: created?.gte ?? 0, types: types ?? [], limit, after: starting_after ?? null }
    const events = await listEvents(transaction, page)
    return { object: 'list', url: '/v1/events', has_more: events.length > limit, data: events.slice(0, limit) }
  },
})
