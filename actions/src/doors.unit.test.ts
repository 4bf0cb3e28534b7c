import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { doors, jobs } from './doors.js'

const METADATA = path.resolve(import.meta.dirname, '../../hasura/metadata')
const TABLES = path.join(METADATA, 'databases/default/tables')

interface Hook {
  name: string
  address: string
  secretFrom: string | undefined
}

interface Header {
  name: string
  value_from_env?: string
}

const read = (file: string) => parse(readFileSync(path.join(METADATA, file), 'utf8'))
const secretOf = (headers: Header[] = []) =>
  headers.find(({ name }) => name.toLowerCase() === 'x-action-secret')?.value_from_env

function hooksOf(kind: string): Hook[] {
  if (kind === 'action') {
    const { actions } = read('actions.yaml') as {
      actions: { name: string; definition: { handler: string; headers?: Header[] } }[]
    }
    return actions.map(({ name, definition: { handler, headers } }) => ({
      name,
      address: handler,
      secretFrom: secretOf(headers),
    }))
  }
  const triggers: { name: string; webhook: string; headers?: Header[] }[] =
    kind === 'cron'
      ? read('cron_triggers.yaml')
      : readdirSync(TABLES).flatMap(
          (file) => parse(readFileSync(path.join(TABLES, file), 'utf8'))?.event_triggers ?? [],
        )
  return triggers.map(({ name, webhook, headers }) => ({ name, address: webhook, secretFrom: secretOf(headers) }))
}

describe('the list of endpoints', () => {
  it.each(['action', 'event', 'cron'])('every %s has both metadata and a handler', (kind) => {
    const served = doors
      .filter((door) => door.kind === kind)
      .map(({ name, path: at }) => ({ name, address: `{{ACTIONS_BASE_URL}}${at}`, secretFrom: 'ACTION_SECRET' }))
    const byName = (a: Hook, b: Hook) => a.name.localeCompare(b.name)
    expect(served.sort(byName)).toEqual(hooksOf(kind).sort(byName))
  })

  it('[X-14] hooks are internal, and /hooks holds nothing else', () => {
    for (const door of doors) expect(door.isInner || !door.path.startsWith('/hooks'), door.name).toBe(true)
    for (const door of doors.filter(({ kind }) => kind !== 'route')) expect(door.isInner, door.name).toBe(true)
  })

  it('[X-10] no action is open to visitors, nor to the service role', () => {
    const { actions } = read('actions.yaml') as { actions: { name: string; permissions?: { role: string }[] }[] }
    const roles = actions.flatMap(({ permissions = [] }) => permissions.map(({ role }) => role))
    expect(new Set(roles)).toEqual(new Set(['user', 'expert', 'staff']))
    expect(actions.filter(({ permissions = [] }) => permissions.length === 0)).toEqual([])
  })

  it('no two endpoints share a method and path, and no two jobs a name', () => {
    const places = doors.map(({ method, path: at }) => `${method} ${at}`)
    expect(new Set(places).size).toBe(places.length)
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
  })

  it('no endpoint is shadowed by an earlier path', () => {
    const takes = (pattern: string, at: string) =>
      new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(at.replace(/:\w+/g, 'anything'))
    const hidden = doors.flatMap((door, place) =>
      doors
        .slice(0, place)
        .filter((earlier) => earlier.method === door.method && takes(earlier.path, door.path))
        .map((earlier) => `${door.name} behind ${earlier.name}`),
    )
    expect(hidden).toEqual([])
  })
})
