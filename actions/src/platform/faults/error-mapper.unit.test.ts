import { Writable } from 'node:stream'
import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { object, string, ValidationError } from 'yup'
import { AppError, ERROR_TABLE, type ErrorCode } from '../errors.js'
import { createLogger } from '../logging/logger.js'
import { actionRefusal, restRefusal, toAppError } from './error-mapper.js'

function mapped(thrown: unknown) {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const error = toAppError(thrown, createLogger('info', sink).child({ requestId: 'r-1' }))
  return { error, lines, rest: restRefusal(error, 'r-1'), action: actionRefusal(error, 'r-1') }
}

const codes = Object.keys(ERROR_TABLE) as ErrorCode[]

describe('the error table', () => {
  it.each(codes)('%s has a suitable status and a message for people', (code) => {
    const { status, message } = ERROR_TABLE[code]
    expect([400, 401, 402, 403, 404, 409, 413, 415, 429, 500, 502, 507]).toContain(status)
    expect(message).toMatch(/^[A-Z].*\.$/s)
  })

  it('errors look alike over REST and from an action', () => {
    const { rest, action, error } = mapped(new AppError('OPPORTUNITY_NOT_FOUND'))
    expect(error.status).toBe(404)
    expect(rest).toEqual({
      message: 'There is no such opportunity.',
      errorCode: 'OPPORTUNITY_NOT_FOUND',
      requestId: 'r-1',
    })
    expect(action.extensions).toEqual({ code: 'OPPORTUNITY_NOT_FOUND', requestId: 'r-1' })
    expect(action.message).toBe(rest.message)
  })

  it('[X-71] includes the current terms over REST and from an action', () => {
    const changes = [{ name: 'Budget', before: '$500 per day', after: '$600 per day' }]
    const terms = { version: 3, amountCents: 60_000, amountUnit: 'day' as const, amount: '$600 per day', changes }
    const { rest, action } = mapped(new AppError('TERMS_CHANGED', { terms }))
    expect(rest).toMatchObject({ errorCode: 'TERMS_CHANGED', terms })
    expect(action.extensions).toMatchObject({ code: 'TERMS_CHANGED', terms })
  })
})

describe('the mapper', () => {
  it('hides what went wrong on our side, and logs it once with its cause', () => {
    const { rest, error, lines } = mapped(new TypeError('secret table missing'))
    expect(error.status).toBe(500)
    expect(JSON.stringify(rest)).not.toContain('secret')
    expect(rest.message).toContain('r-1')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      requestId: 'r-1',
      err: { message: 'secret table missing' },
    })
  })

  it('gives one message per form field, for its first broken rule', async () => {
    const schema = object({
      email: string().min(5, 'too short').email('no address'),
      name: string().required('needed'),
    })
    const fault = await schema.validate({ email: 'x' }, { abortEarly: false }).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(ValidationError)
    expect(mapped(fault).rest).toMatchObject({
      errorCode: 'VALIDATION_FAILED',
      errors: [
        { field: 'email', message: 'too short' },
        { field: 'name', message: 'needed' },
      ],
    })
  })

  it('reports that the database is out of disk space, and alerts the operator', () => {
    const fault = Object.assign(new DatabaseError('could not extend file', 0, 'error'), { code: '53100' })
    const { error, rest } = mapped(fault)
    expect(error).toMatchObject({ status: 507, code: 'OUT_OF_SPACE' })
    expect(rest.message).toBe('The server is out of space, so nothing was saved. Try again later.')
  })

  it.each([
    ['entity.parse.failed', 400, 'INVALID_JSON'],
    ['entity.too.large', 413, 'BODY_TOO_LARGE'],
    ['charset.unsupported', 415, 'CONTENT_TYPE_UNSUPPORTED'],
    ['stream.not.readable', 500, 'INTERNAL'],
  ])('maps the parser’s %s to %i', (type, status, code) => {
    const fault = Object.assign(new Error('parser'), { type, status })
    expect(mapped(fault).error).toMatchObject({ status, code })
  })
})
