import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { environmentSchema } from '#actions/config.js'
import { REPOSITORY } from '#tests/environment.js'

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')
const listed = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => String(name))
const settings = read('scripts/lib/settings.mjs')

/** What the supervisor decides for the actions; naming it to users would mislead. */
const INNER = ['DATABASE_URL', 'ENGINE_URL', 'SAGEWORK_MODE', 'TRUSTED_PROXIES', 'HOST', 'ACTIONS_PORT']

describe('.env.example', () => {
  it('lists only settings that something reads', () => {
    const known = new Set(Object.keys(environmentSchema.fields))
    expect(listed.filter((name) => !known.has(name) && !settings.includes(`'${name}'`))).toEqual([])
  })

  it('lists every setting of the actions that a user may choose', () => {
    expect(
      Object.keys(environmentSchema.fields).filter((name) => !listed.includes(name) && !INNER.includes(name)),
    ).toEqual([])
  })
})
