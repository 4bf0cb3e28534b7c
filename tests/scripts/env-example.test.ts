import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { environmentSchema } from '#actions/config.js'
import { REPOSITORY } from '#tests/environment.js'

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')
const listed = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => String(name))
const settings = read('scripts/lib/settings.mjs')

/** Set by the supervisor for the actions; listing them would mislead users. */
const INNER = ['DATABASE_URL', 'ENGINE_URL', 'SAGEWORK_MODE', 'TRUSTED_PROXIES', 'HOST', 'ACTIONS_PORT']

describe('.env.example', () => {
  it('lists only settings that are actually read', () => {
    const known = new Set(Object.keys(environmentSchema.fields))
    expect(listed.filter((name) => !known.has(name) && !settings.includes(`'${name}'`))).toEqual([])
  })

  it('lists every setting of the actions that a user may choose', () => {
    expect(
      Object.keys(environmentSchema.fields).filter((name) => !listed.includes(name) && !INNER.includes(name)),
    ).toEqual([])
  })
})
