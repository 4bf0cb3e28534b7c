import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '#lib/query-client.js'
import { valuesOf } from './data/flow-values'
import { ArtefactField } from './fields/artefact-field'
import { ArtefactError, type SendArtefact } from './fields/send-artefact'
import { SendArtefactContext } from './fields/use-artefact-upload'

const PATH = '/api/insight/assets/00000000-0000-4000-8000-0000000000a1'
const pdf = (name: string, bytes = 9) => {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
const stored: SendArtefact = async (file) => ({ path: PATH, fileName: file.name, size: file.size })

function Form() {
  const [values, setValues] = useState(() => valuesOf(null, null))
  return (
    <ArtefactField
      values={values}
      error={undefined}
      titleError={undefined}
      onTitleBlur={() => undefined}
      onChange={(part) => setValues((before) => ({ ...before, ...part }))}
    />
  )
}

function open(send: SendArtefact = stored) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SendArtefactContext value={send}>
        <Form />
      </SendArtefactContext>
    </QueryClientProvider>,
  )
  const user = userEvent.setup({ applyAccept: false })
  return { user, attach: (file: File) => user.upload(screen.getByLabelText(/Choose a file/), file) }
}

describe('the artefact of a response', () => {
  it('[EDIT-06, EDIT-08] is one PDF with a title, which can be taken off again', async () => {
    const { user, attach } = open()
    await attach(pdf('The launch checklist.pdf'))
    expect(await screen.findByLabelText('Title of the artefact')).toHaveValue('The launch checklist')
    expect(screen.queryByLabelText(/Choose a file/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove the artefact' }))
    expect(screen.getByLabelText(/Choose a file/)).toBeInTheDocument()
  })

  it('[IERR-27, EDIT-07, GI-78] is refused before it is sent if it is too large or no PDF', async () => {
    const { user, attach } = open(async () => {
      throw new Error('nothing is sent')
    })
    await attach(pdf('Long.pdf', 10_485_761))
    expect(await screen.findByRole('alert')).toHaveTextContent('Long.pdf exceeds the max file size of 10MB')
    await user.click(screen.getByRole('button', { name: 'Choose another file' }))
    await attach(pdf('notes.txt'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Only PDF files are allowed')
  })

  it('[EDIT-07] may have exactly 10485760 bytes', async () => {
    const { attach } = open()
    await attach(pdf('Long.pdf', 10_485_760))
    expect(await screen.findByLabelText('Title of the artefact')).toHaveValue('Long')
  })

  it('is sent again under the same name after a failure', async () => {
    const ids: string[] = []
    const { user, attach } = open(async (file, options) => {
      ids.push(options.uploadId)
      if (ids.length === 1) throw new ArtefactError('failed', '')
      return stored(file, options)
    })
    await attach(pdf('Plan.pdf'))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Title of the artefact')).toBeVisible()
    expect(new Set(ids).size).toBe(1)
  })

  it('[IERR-18, GI-85] says where to ask for help if it takes too long', async () => {
    const { user, attach } = open(async () => {
      throw new ArtefactError('late', '')
    })
    await attach(pdf('Plan.pdf'))
    expect(await screen.findByRole('dialog', { name: 'Upload Timed Out' })).toHaveTextContent(
      /Upload Timed Out — it may be due to large content or file size\. Need help\? Contact us/,
    )
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
