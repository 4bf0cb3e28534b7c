import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { doors } from './doors.js'

const requirements = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, `../../docs/requirements/${file}.md`), 'utf8')
const CALL = /\b(GET|POST|PATCH|PUT|DELETE) (\/?(?:api|metadata|consultation|user)\/[^`?| ,;]+)/g

/** `GET /api/opportunities/*`: method and path, whatever a document calls the parameters. */
const called = (text: string) =>
  [...text.matchAll(CALL)].map(([, method, at]) => `${method} /${at?.replace(/^\//, '').replace(/\{\w+\}/g, '*')}`)

it('[X-44] every REST path that the requirements of opportunities name exists', () => {
  const served = new Set(doors.map(({ method, path: at }) => `${method.toUpperCase()} ${at.replace(/:\w+/g, '*')}`))
  const named = called(requirements('opportunity'))
  expect(named.length).toBeGreaterThan(30)
  expect([...new Set(named)].filter((call) => !served.has(call))).toEqual([])
})
