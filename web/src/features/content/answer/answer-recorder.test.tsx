import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { writeStored } from '#lib/browser/storage.js'
import { createQueryClient } from '#lib/query-client.js'
import { sessionAtom, startSession } from '#lib/session.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { installDevices } from '#testing/doubles/fake-recorder.js'
import { onTestEnd } from '#testing/environment.js'
import { type Network, openNetwork } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { tokenFor } from '#testing/render-route.js'
import { Providers } from '#web/app/providers.js'
import { AnswerRecorder } from './answer-recorder'

const QUESTION = '00000000-0000-4000-8000-00000000a001'

async function open({ graphql, rest }: Network = {}) {
  const network = openNetwork({ graphql, rest: { 'POST /api/session/token': () => tokenFor(expertUser), ...rest } })
  writeStored('was-signed-in', true)
  const { store, stop } = startSession()
  onTestEnd(stop)
  await waitFor(() => expect(store.get(sessionAtom).status).toBe('signed-in'))
  const onDone = vi.fn()
  render(
    <Providers store={store} queryClient={createQueryClient({ retry: false })}>
      <MemoryRouter>
        <AnswerRecorder questionId={QUESTION} onDone={onDone} />
      </MemoryRouter>
    </Providers>,
  )
  await screen.findByRole('region', { name: 'Recorder' })
  return { ...network, onDone, user: userEvent.setup({ delay: null }) }
}

describe('answering a question with a recording', () => {
  it('[REC-01, REC-02, GI-26] offers audio and video, and choosing asks for permission', async () => {
    const devices = installDevices()
    const { user } = await open()
    expect(screen.getByText(/^2 to 12 minutes/)).toBeVisible()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: /^Record video/ }))
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible()
    expect(devices.asked).toMatchObject([{ audio: {}, video: { width: {} } }])
    expect(screen.getByLabelText('Microphone')).toHaveDisplayValue('Built-in microphone')
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
  })

  it.each([
    ['audio', 'Audio recording is not supported/enabled on your browser!'],
    ['video', 'Recording is not supported/enabled on your browser, Please allow permissions!'],
  ])('[IERR-08, IERR-10] says that a browser can’t record %s', async (media, words) => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: new RegExp(`^Record ${media}`) }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })

  it('[IERR-09] says what to do after a no, and tries again', async () => {
    let isDenied = true
    installDevices(() => (isDenied ? new DOMException('', 'NotAllowedError') : null))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Record audio/ }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Camera/Mic permissions are not enabled in your browser')
    expect(alert).toHaveTextContent('Allow the microphone')
    await expectNoAxeViolations()
    isDenied = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible()
  })

  it.each([
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'Another program is using your microphone.'],
  ])('says what is wrong with the device (%s)', async (name, words) => {
    installDevices(() => new DOMException('', name))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Record audio/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })
})
