import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { watchPlayedMedia } from '#testing/doubles/played-media.js'
import { type Network, refusal } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const ID = '00000000-0000-4000-8000-0000000000a1'
const LINES = ['We raised our prizes.', 'Nobody left.']
const transcript = (part: object = {}) => ({
  ...{ recordingId: ID, itemId: ID, questionId: null, kind: 'insight', isPublic: true, title: 'On prices' },
  ...{ lines: LINES, starts: [0, 64], isTranscribing: false },
  ...part,
})
const state = {
  ...{ id: ID, state: 'ready' as const, refusal: null, message: null, receivedBytes: 9, announcedBytes: 9 },
  ...{ durationMs: 90_000, peaks: [1], url: '/sound' },
}
const open = (graphql: Network['graphql'] = {}, read: () => ReturnType<typeof transcript> = () => transcript()) =>
  renderRoute(`/insight/transcript/${ID}`, {
    user: expertUser,
    graphql,
    rest: { 'GET /api/recordings/:id/transcript': read, 'GET /api/recordings/:id/state': () => state },
  })

beforeEach(() => {
  watchPlayedMedia()
  localStorage.clear()
})

describe('the transcript of one’s own recording', () => {
  it('[GI-94] is put right line by line beside the recording, and sent with what was read', async () => {
    const sent: unknown[] = []
    const { user, container } = open(
      {
        CorrectTranscript: (input) => {
          sent.push(input)
          return { correctTranscript: { recordingId: ID } }
        },
      },
      () => transcript(sent.length > 0 ? { lines: ['We raised our prices.', 'Nobody left.'] } : {}),
    )
    const line = await screen.findByRole('textbox', { name: 'At 0:00' })
    expect(screen.getByRole('link', { name: 'Your insight' })).toHaveAttribute(
      'href',
      `/dashboard/insight_detail/${ID}`,
    )
    expect(screen.getByRole('textbox', { name: 'At 1:04' })).toHaveValue('Nobody left.')
    expect(await screen.findByRole('region', { name: 'Audio: On prices' })).toBeVisible()
    await expectNoAxeViolations(container)
    await user.clear(line)
    await user.type(line, 'We raised our prices.')
    await user.click(screen.getByRole('button', { name: 'Save the transcript' }))
    expect(await screen.findByText('The transcript is saved.')).toBeVisible()
    expect(sent).toEqual([{ recordingId: ID, lines: ['We raised our prices.', 'Nobody left.'], before: LINES }])
  })

  it('[X-53] is typed where nobody writes it down, which is said calmly', async () => {
    const { user } = open({}, () => transcript({ lines: [''], starts: [] }))
    expect(await screen.findByText('Recordings aren’t written down automatically here')).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'What you say' })
    await user.type(field, ' ')
    await user.click(screen.getByRole('button', { name: 'Save the transcript' }))
    expect(await screen.findByText('Leave at least one line, or write what is said')).toBeVisible()
  })

  it('[X-71] that changed meanwhile is shown anew, and what was typed isn’t lost', async () => {
    let tries = 0
    const { user } = open(
      {
        CorrectTranscript: () => {
          tries += 1
          throw refusal(409, 'TERMS_CHANGED', 'This transcript has changed since you opened it.')
        },
      },
      () => transcript(tries > 0 ? { lines: ['Other words.', 'Nobody left.'] } : {}),
    )
    const line = await screen.findByRole('textbox', { name: 'At 0:00' })
    await user.type(line, ' Twice.')
    await user.click(screen.getByRole('button', { name: 'Save the transcript' }))
    expect(await screen.findByText('The transcript has changed since you typed this')).toBeVisible()
    expect(screen.getByText(/We raised our prizes\. Twice\./)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'At 0:00' })).toHaveValue('Other words.')
  })

  it('keeps what is typed over a reload', async () => {
    const { user, unmount } = open()
    await user.type(await screen.findByRole('textbox', { name: 'At 1:04' }), ' At all.')
    unmount()
    open()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'At 1:04' })).toHaveValue('Nobody left. At all.'))
    expect(screen.getByText('Not saved yet; kept in this browser.')).toBeVisible()
  })

  it('[GI-01] of somebody else isn’t there', async () => {
    open({}, () => {
      throw refusal(404, 'RECORDING_NOT_FOUND', 'There is no such recording.')
    })
    expect(await screen.findByText('There’s no such recording of yours.')).toBeVisible()
  })
})
