import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeStored } from '../browser/storage'
import { likelyCountry } from './likely-country'
import { addressIn, countryIn, lookUpCountry } from './look-up-country'
import { track } from './track'

const ANALYTICS = { key: 'key-1', url: 'https://count.example/i/' }
const LOCATION = { traceUrl: 'https://trace.example/', geoUrl: 'https://geo.example/{ip}' }
const ELENA = { userId: 'elena', role: 'expert' } as const

const asked = vi.fn<typeof fetch>()
const answers = (...texts: string[]) => {
  for (const text of texts) asked.mockResolvedValueOnce(new Response(text))
}
const urls = () => asked.mock.calls.map(([url]) => url)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  asked.mockReset()
  vi.spyOn(globalThis, 'fetch').mockImplementation(asked)
})

describe('counting events', () => {
  it('[BASE-40, GD-80] sends the name of the event, the id and the role, and nothing else', async () => {
    writeStored('consent', 'given')
    answers('{}')
    track('search made', ELENA, ANALYTICS)
    await vi.waitFor(() => expect(urls()).toEqual([ANALYTICS.url]))
    const [, options] = asked.mock.calls[0] ?? []
    expect(JSON.parse(String(options?.body))).toEqual({
      ...{ api_key: 'key-1', event: 'search made', distinct_id: 'elena' },
      properties: { role: 'expert', $process_person_profile: false },
    })
    expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  })

  it('[GD-80, X-61] sends nothing without a key, before consent, or after a refusal', async () => {
    writeStored('consent', 'given')
    track('search made', ELENA, null)
    localStorage.clear()
    track('search made', ELENA, ANALYTICS)
    writeStored('consent', 'refused')
    track('search made', ELENA, ANALYTICS)
    // what would be sent is sent before this one
    writeStored('consent', 'given')
    answers('{}')
    track('dashboard viewed', ELENA, ANALYTICS)
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    expect(urls()).toEqual([ANALYTICS.url])
    expect(String(asked.mock.calls[0]?.[1]?.body)).toContain('dashboard viewed')
  })

  it('[BASE-40] disturbs nobody if it fails', async () => {
    writeStored('consent', 'given')
    asked.mockRejectedValueOnce(new TypeError('offline'))
    expect(() => track('question asked', ELENA, ANALYTICS)).not.toThrow()
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  })
})

describe('the likely country', () => {
  it('[BASE-39, GD-79] is looked up after consent, once in a session, and kept for the session only', async () => {
    await lookUpCountry(LOCATION)
    expect([urls(), likelyCountry()]).toEqual([[], null])
    writeStored('consent', 'given')
    answers('fl=1\nip=203.0.113.7\nts=1', '{"country_code":"DE"}')
    await lookUpCountry(LOCATION)
    await lookUpCountry(LOCATION)
    expect(urls()).toEqual(['https://trace.example/', 'https://geo.example/203.0.113.7'])
    expect(likelyCountry()).toBe('DE')
    expect(JSON.stringify({ ...localStorage })).not.toContain('203.0.113.7')
    expect(Object.values({ ...localStorage })).not.toContain('DE')
    writeStored('consent', 'refused')
    expect(likelyCountry()).toBeNull()
  })

  it('[BASE-39] stays unknown, without a word, if a service fails, is slow or says nothing useful', async () => {
    writeStored('consent', 'given')
    asked.mockResolvedValueOnce(new Response('no', { status: 500 }))
    await lookUpCountry(LOCATION)
    answers('hello')
    await lookUpCountry(LOCATION)
    answers('203.0.113.7', '{"error":true}')
    await lookUpCountry(LOCATION)
    expect(likelyCountry()).toBeNull()
    // the time limit of three seconds
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    asked.mockImplementationOnce((_url, options) =>
      options?.signal?.aborted
        ? Promise.reject(new DOMException('', 'TimeoutError'))
        : Promise.resolve(new Response('')),
    )
    await lookUpCountry(LOCATION)
    expect(limit).toHaveBeenCalledWith(3_000)
    expect(likelyCountry()).toBeNull()
  })

  it('reads the answers of the usual services', () => {
    expect(['ip=2001:db8::1', '{"ip": "203.0.113.7"}', '203.0.113.7\n', 'x'].map(addressIn)).toEqual([
      ...['2001:db8::1', '203.0.113.7', '203.0.113.7', null],
    ])
    expect(['{"country": "at"}', '{"countryCode":"CH"}', 'FR', '{"country":"France"}'].map(countryIn)).toEqual([
      ...['AT', 'CH', 'FR', null],
    ])
  })
})
