import { screen, waitFor, within } from '@testing-library/react'
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
const open = (
  graphql: Network['graphql'] = {},
  read: () => ReturnType<typeof transcript> = () => transcript(),
  rest: Network['rest'] = {},
) =>
  renderRoute(`/insight/transcript/${ID}`, {
    user: expertUser,
    graphql,
    rest: {
      'GET /api/recordings/:id/transcript': read,
      'GET /api/recordings/:id/state': () => state,
      'GET /api/recordings/:id/transcript/versions': () => ({ versions: [] }),
      ...rest,
    },
  })

beforeEach(() => {
  watchPlayedMedia()
  localStorage.clear()
})

describe('the transcript of one’s own recording', () => {
  it('is put right line by line beside the recording, and sent with what was read', async () => {
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

  it.each([
    ['On prices', 'What you say in “On prices”. Your changes'],
    ['Do we raise prices?', 'What you say in “Do we raise prices?” Your changes'],
  ])('of “%s” is introduced in whole sentences', async (title, words) => {
    open({}, () => transcript({ title }))
    expect(await screen.findByText(words, { exact: false })).toBeVisible()
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

  it('is heard from the second of any of its lines', async () => {
    const { user } = open()
    await screen.findByRole('region', { name: 'Audio: On prices' })
    await user.click(screen.getByRole('button', { name: 'Listen from 1:04' }))
    expect(await screen.findByText('1:04 / 1:30')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  })

  it('[X-71] is brought back as it was before, once its author has read it', async () => {
    const sent: unknown[] = []
    const replacedAt = '2026-11-10T10:00:00.000Z'
    const { user } = open(
      {
        RestoreTranscript: (input) => {
          sent.push(input)
          return { restoreTranscript: { recordingId: ID } }
        },
      },
      () => transcript(sent.length > 0 ? { lines: ['As it was heard.'], starts: [0] } : {}),
      {
        'GET /api/recordings/:id/transcript/versions': () => ({
          versions: [{ id: '7', replacedAt, changes: '“heard” → “herd”' }],
        }),
        'GET /api/recordings/:id/transcript/versions/:versionId': () => ({
          ...{ replacedAt, lines: ['As it was heard.'], starts: [0] },
        }),
      },
    )
    expect(await screen.findByText('“heard” → “herd”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Read the version until/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^What it said until/ }))
    expect(dialog.getByText('As it was heard.')).toBeVisible()
    await expectNoAxeViolations()
    await user.dblClick(dialog.getByRole('button', { name: 'Bring it back' }))
    expect(await screen.findByText('The earlier version is back.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'At 0:00' })).toHaveValue('As it was heard.'))
    expect(sent).toEqual([{ recordingId: ID, versionId: '7', before: LINES }])
  })

  it('[X-71, X-12] isn’t brought back over lines that came meanwhile, until those have been read', async () => {
    const sent: unknown[] = []
    const changed = ['Other words.', 'Nobody left.']
    const replacedAt = '2026-11-10T10:00:00.000Z'
    const message = 'This transcript has changed since you opened it.'
    const { user } = open(
      {
        RestoreTranscript: (input) => {
          sent.push(input)
          throw refusal(409, 'TERMS_CHANGED', message)
        },
      },
      () => transcript(sent.length > 0 ? { lines: changed } : {}),
      {
        'GET /api/recordings/:id/transcript/versions': () => ({
          versions: [{ id: '7', replacedAt, changes: '“a” → “b”' }],
        }),
        'GET /api/recordings/:id/transcript/versions/:versionId': () => ({
          replacedAt,
          lines: ['As heard.'],
          starts: [0],
        }),
      },
    )
    const read = async () => {
      await user.click(await screen.findByRole('button', { name: /^Read the version until/ }))
      return within(await screen.findByRole('dialog', { name: /^What it said until/ }))
    }
    const dialog = await read()
    await user.click(dialog.getByRole('button', { name: 'Bring it back' }))
    expect(await dialog.findByText(message)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('At 0:00')).toHaveValue('Other words.'))
    expect(dialog.getByText(message)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Bring it back' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    await user.click(dialog.getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click((await read()).getByRole('button', { name: 'Bring it back' }))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent.map((input) => (input as { before: string[] }).before)).toEqual([LINES, LINES, changed])
  })

  it('[GI-01] of somebody else isn’t there', async () => {
    open({}, () => {
      throw refusal(404, 'RECORDING_NOT_FOUND', 'There is no such recording.')
    })
    expect(await screen.findByText('There’s no such recording of yours.')).toBeVisible()
  })

  it('[IERR-23] opens a dialog when its text can’t be read, and none where nothing writes recordings down', async () => {
    let isDown = true
    const { user } = open({}, () => {
      if (isDown) throw refusal(500, 'INTERNAL', 'Something broke.')
      return transcript({ lines: [''], starts: [] })
    })
    const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' })
    expect(dialog).toHaveTextContent('We could not process your recording. Please try again.')
    isDown = false
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Recordings aren’t written down automatically here')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[IERR-23] opens it when the recording can’t be found to be heard', async () => {
    open({}, undefined, {
      'GET /api/recordings/:id/state': () => {
        throw refusal(500, 'INTERNAL', 'Something broke.')
      },
    })
    expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'At 0:00', hidden: true })).toBeInTheDocument()
  })
})
