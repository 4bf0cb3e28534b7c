import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
// what it opens is compiled before anything waits for it
import '#entities/recording/recorder/recorder-panel.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { writeDraft } from '#lib/draft-storage.js'
import { withFakeIndexedDb } from '#testing/doubles/fake-indexed-db.js'
import { installDevices } from '#testing/doubles/fake-recorder.js'
import { receivingServer } from '#testing/doubles/receiving-server.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { InsightDraft } from './insight-values'

const TOPIC = '00000000-0000-4000-8000-00000000b001'
const BRIEF = 'What a price says about a product before anybody has tried it out.'
const COUNTDOWN_MS = 5_000
const SECONDS = 30_000

withFakeIndexedDb()
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('[X-51, INS-34] a recording that runs is asked about before somebody goes back to the words, and is kept then', async () => {
  const words = { title: 'Three signs', brief: BRIEF, briefRichText: plainToRichText(BRIEF), topicId: TOPIC }
  const takes = [{ key: 'one', recordingId: null, name: '', keptSeconds: null }]
  writeDraft(expertUser.userId, 'recorded-insight:new', { words, takes, step: 2 } satisfies InsightDraft)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const devices = installDevices()
  const { user } = renderRoute('/insights-creator', {
    user: expertUser,
    graphql: {
      OwnInsightTopics: () => ({
        expert_details_by_pk: { topics: [{ topic: { id: TOPIC, topic_name: 'Pricing strategy' } }] },
      }),
    },
    rest: receivingServer,
  })
  await user.click(await screen.findByRole('button', { name: /^Record audio/ }))
  await user.click(await screen.findByRole('button', { name: 'Start recording' }))
  await act(() => vi.advanceTimersByTimeAsync(COUNTDOWN_MS))
  await screen.findByRole('button', { name: 'Stop' })
  devices.deliver('what was said')
  await act(() => vi.advanceTimersByTimeAsync(SECONDS))

  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: 'Go on recording' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: 'Stop recording' }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('We kept the recording that you began here.')).toBeVisible()
  expect(screen.getByText('0:30')).toBeVisible()
})
