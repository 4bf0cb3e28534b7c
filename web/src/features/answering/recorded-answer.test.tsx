import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal } from '#testing/network.js'
import { asked, begun, inputOf, openAnswer, PENDING, SUBMITTED, tagged } from './answering.testkit'

const button = (name: string) => screen.getByRole('button', { name })

describe('an answer that is recorded', () => {
  it('[RESP-05, RESP-30, RESP-41, GI-36] says how long to speak about each part, and that the recording is missing', async () => {
    const { user, sent } = openAnswer(asked(), [begun(tagged)], {
      ...SUBMITTED,
      RecordingLimits: () => ({ recording_limits: [] }),
    })
    await user.click(await screen.findByRole('radio', { name: /Record audio/ }))
    const parts = within(await screen.findByRole('list', { name: 'What to speak about' })).getAllByRole('listitem')
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Main Strategy1 to 3 minutes/),
      expect.stringMatching(/^Critical Areas1 to 2 minutes/),
      expect.stringMatching(/^Real-Life Example1 to 3 minutes/),
    ])
    fireEvent.change(screen.getByLabelText('Transcript (optional)'), { target: { value: 'x'.repeat(5001) } })
    expect(await screen.findByText('Transcript must be up to 5000 characters')).toBeVisible()
    fireEvent.change(screen.getByLabelText('Transcript (optional)'), { target: { value: 'Said' } })
    await user.click(button('Next'))
    expect(screen.getByText('Recording: Record audio to submit')).toBeVisible()
    await user.click(button('Submit for approval'))
    expect(inputOf(sent, 'SubmitResponse')).toBeUndefined()
    await user.click(button('Go to Answer'))
    expect(await screen.findByText('Audio recording is required')).toBeVisible()
  })

  const take = '00000000-0000-4000-8000-0000000000aa'
  const openRecorded = () => {
    const own = begun({ response_type: 'audio', media_url: `/api/recordings/${take}`, media_duration: 61, ...tagged })
    const read = { ...SUBMITTED, RecordingLimits: () => ({ recording_limits: [] }) }
    return openAnswer(asked(), [own], read, {
      'GET /api/recordings/:id/state': () => ({
        ...{ id: take, state: 'ready', refusal: null, receivedBytes: 9, announcedBytes: 9, durationMs: 61_000 },
        ...{
          peaks: [1, 50, 100],
          message: null,
          url: `/api/recordings/${take}?signature=x`,
          address: `/api/recordings/${take}`,
        },
      }),
    })
  }

  it('[REC-05, GI-62] is given up for another one only by who says so', async () => {
    const { user } = openRecorded()
    await user.click(await screen.findByRole('button', { name: 'Use another recording' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button('Use another recording'))
    expect(await screen.findByText('Are you sure you want to delete this recording?')).toBeVisible()
    await user.click(button('Delete'))
    expect(await screen.findByRole('region', { name: 'Recorder' })).toBeVisible()
  })

  it('[RESP-17, RESP-24] is listened to, and sent with what is said in it', async () => {
    const { user, sent, address } = openRecorded()
    expect(await screen.findByRole('button', { name: 'Use another recording' })).toBeVisible()
    await user.type(screen.getByLabelText('Transcript (optional)'), 'Begin with the price.')
    await user.click(button('Next'))
    await user.click(button('Submit for approval'))
    await waitFor(() => expect(address()).toBe(PENDING))
    expect(inputOf(sent, 'SubmitResponse')).toMatchObject({
      response: { responseType: 'audio', recordingId: take, transcript: 'Begin with the price.' },
    })
  })

  it('[IERR-23, GI-96] says that it couldn’t be processed, keeps it, and asks again as often as one wants', async () => {
    let release = () => {}
    let held: Promise<void> | undefined
    const own = begun({ response_type: 'audio', media_url: `/api/recordings/${take}`, media_duration: 61, ...tagged })
    const read = { ...SUBMITTED, RecordingLimits: () => ({ recording_limits: [] }) }
    const { user } = openAnswer(asked(), [own], read, {
      'GET /api/recordings/:id/state': async () => {
        await held
        throw refusal(500, 'INTERNAL', 'Something broke.')
      },
    })
    const words = 'We could not process your recording. Please try again.'
    const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' })
    expect(within(dialog).getByText(words)).toBeVisible()
    held = new Promise((resolve) => {
      release = resolve
    })
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    release()
    const again = await screen.findByRole('dialog', { name: 'Something went wrong' })
    await user.click(within(again).getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // it is still chosen, and can be asked for again
    expect(screen.getByText('Your recording couldn’t be loaded')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Recorder' })).toBeNull()
    await user.click(button('Try again'))
    expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeVisible()
  })
})
