import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '#lib/query-client.js'
import { refreshToken } from '#lib/request/access-token.js'
import { openNetwork, refusal } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { tokenFor } from '#testing/render-route.js'
import { useRecordingLimits } from './use-recording-limits'

const limitsOf = (purpose: Parameters<typeof useRecordingLimits>[0]) => {
  const client = createQueryClient({ retry: false })
  return renderHook(() => useRecordingLimits(purpose), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result
}

beforeEach(async () => {
  openNetwork({ rest: { 'POST /api/session/token': () => tokenFor(expertUser) } })
  await refreshToken()
})

describe('how long a recording may be', () => {
  it('[REC-17, GI-65] is asked for by kind, with the rating default', async () => {
    const rows = [
      { type: 'AUDIO', min_secs: 30, max_secs: 600 },
      { type: 'VIDEO', min_secs: 40, max_secs: 500 },
    ]
    const { sent } = openNetwork({ graphql: { RecordingLimits: () => ({ recording_limits: rows }) } })
    const limits = limitsOf('response')
    expect(limits.current).toBeNull()
    await waitFor(() => expect(limits.current).toEqual({ audio: { min: 30, max: 600 }, video: { min: 40, max: 500 } }))
    expect(sent).toEqual([{ kind: 'graphql', name: 'RecordingLimits', input: { contentRating: 'default' } }])
  })

  it('[REC-15, GI-65] is one to fifteen minutes if the server can’t say', async () => {
    openNetwork({
      graphql: {
        RecordingLimits: () => {
          throw refusal(500, 'unexpected', 'Not now.')
        },
      },
    })
    const limits = limitsOf('response')
    await waitFor(() => expect(limits.current?.audio).toEqual({ min: 60, max: 900 }))
  })

  it('[REC-11, REC-18, KBASE-77] is fixed in the other flows, which ask nobody', () => {
    const { sent } = openNetwork({})
    expect([limitsOf('insight').current?.audio, limitsOf('answer').current?.video]).toEqual([
      { min: 60, max: 300 },
      { min: 120, max: 720 },
    ])
    expect(sent).toEqual([])
  })
})
