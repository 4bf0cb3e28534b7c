import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AlertCentre } from '#ui/feedback/alert-centre.js'
import { UploadsProvider } from './across-pages/uploads-provider'
import type { AttachedDocument } from './attached-document'
import { ChosenFileUpload } from './chosen-file-upload'
import { OpportunityUploads } from './opportunity-uploads'
import { UploadError, type UploadRequest } from './upload-file'
import { UploadFileContext } from './use-uploads'

const stored: AttachedDocument = { id: 'f1', name: 'offer.pdf', sizeBytes: 1, uploadType: 'opportunity_apply' }

const queryClient = new QueryClient()

function page(
  part: 'proposal' | 'about' | 'elsewhere',
  send: (request: UploadRequest) => Promise<AttachedDocument>,
  onStored: () => void,
  room = 1,
) {
  return (
    <QueryClientProvider client={queryClient}>
      <UploadFileContext value={send}>
        <UploadsProvider>
          {part === 'elsewhere' ? (
            <p>Another page</p>
          ) : (
            <OpportunityUploads opportunityId="o1" onStored={onStored}>
              {part === 'proposal' ? (
                <ChosenFileUpload label="Proposal" uploadType="opportunity_apply" room={room} />
              ) : (
                <p>About</p>
              )}
            </OpportunityUploads>
          )}
        </UploadsProvider>
        <AlertCentre />
      </UploadFileContext>
    </QueryClientProvider>
  )
}

describe('an upload', () => {
  it('[GO-39, PROP-19] of several files at once sends each by itself, and no more than there is room for', async () => {
    const user = userEvent.setup()
    const sent: UploadRequest[] = []
    const send = (request: UploadRequest) => {
      sent.push(request)
      return new Promise<AttachedDocument>(() => undefined)
    }
    render(page('proposal', send, vi.fn(), 3))
    const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })
    const field = screen.getByLabelText(/Choose files/)
    await user.upload(field, [pdf('one.pdf'), pdf('two.pdf')])
    await user.upload(field, [pdf('three.pdf'), pdf('four.pdf')])
    expect(screen.getByText('One file too many was left out.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Do not upload two.pdf' }))
    await user.click(screen.getByRole('button', { name: 'Upload Proposal' }))
    expect(await screen.findAllByRole('progressbar')).toHaveLength(2)
    expect(sent.map(({ file }) => file.name)).toEqual(['one.pdf', 'three.pdf'])
    await user.click(screen.getByRole('button', { name: 'Cancel upload of one.pdf' }))
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('[PROP-17, PROP-19] of several files: what can’t be sent holds up nothing, and makes way for the next choice', async () => {
    const user = userEvent.setup({ applyAccept: false })
    const send = vi.fn(() => new Promise<AttachedDocument>(() => undefined))
    render(page('proposal', send, vi.fn(), 3))
    const field = screen.getByLabelText(/Choose files/)
    const upload = screen.getByRole('button', { name: 'Upload Proposal' })
    const pdf = new File(['x'], 'one.pdf', { type: 'application/pdf' })
    await user.upload(field, [pdf, new File(['x'], 'virus.exe'), new File([], 'empty.pdf')])
    expect(screen.getByText('0 KB')).toBeVisible()
    const rows = within(screen.getByRole('list', { name: 'Chosen files: Proposal' })).getAllByRole('listitem')
    expect(rows.map((row) => within(row).queryByRole('alert')?.textContent ?? null)).toEqual([
      null,
      'virus.exe: Only PDF, GIF, JPG and PNG files are allowed',
      'empty.pdf: This file is empty. Choose another file.',
    ])
    await user.click(upload)
    expect(send).toHaveBeenCalledTimes(1)
    // they stay with their reason
    expect(screen.getByText('virus.exe')).toBeVisible()
    expect(upload).toBeDisabled()
    await user.upload(field, [new File(['x'], 'two.pdf', { type: 'application/pdf' })])
    expect(screen.queryByText('virus.exe')).toBeNull()
    await user.click(upload)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('continues under another tab of the page, and is still listed on return', async () => {
    const user = userEvent.setup()
    const onStored = vi.fn()
    let request: UploadRequest | undefined
    let finish: (document: AttachedDocument) => void = () => undefined
    const send = (sent: UploadRequest) => {
      request = sent
      return new Promise<AttachedDocument>((resolve) => {
        finish = resolve
      })
    }
    const { rerender } = render(page('proposal', send, onStored))
    await user.upload(screen.getByLabelText(/Choose a file/), new File(['x'], 'offer.pdf', { type: 'application/pdf' }))
    await user.click(screen.getByRole('button', { name: 'Upload Proposal' }))
    expect(await screen.findByRole('progressbar', { name: 'Uploading offer.pdf' })).toBeVisible()

    rerender(page('about', send, onStored))
    expect(request?.signal.aborted).toBe(false)
    act(() => request?.onProgress(70))
    rerender(page('proposal', send, onStored))
    expect(await screen.findByText('70%')).toBeVisible()

    rerender(page('about', send, onStored))
    await act(async () => finish(stored))
    await waitFor(() => expect(onStored).toHaveBeenCalledWith(stored))
    rerender(page('proposal', send, onStored))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('continues while the user is on another page, where an alert reports the result', async () => {
    const user = userEvent.setup()
    const onStored = vi.fn()
    let request: UploadRequest | undefined
    let finish: (document: AttachedDocument) => void = () => undefined
    let fail: (error: Error) => void = () => undefined
    const send = (sent: UploadRequest) => {
      request = sent
      return new Promise<AttachedDocument>((resolve, reject) => {
        finish = resolve
        fail = reject
      })
    }
    const { rerender } = render(page('proposal', send, onStored))
    const choose = async () => {
      const file = new File(['x'], 'offer.pdf', { type: 'application/pdf' })
      await user.upload(screen.getByLabelText(/Choose a file/), file)
      await user.click(screen.getByRole('button', { name: 'Upload Proposal' }))
      await screen.findByRole('progressbar', { name: 'Uploading offer.pdf' })
    }
    await choose()
    expect(request?.opportunityId).toBe('o1')
    rerender(page('elsewhere', send, onStored))
    expect(request?.signal.aborted).toBe(false)
    await act(async () => finish(stored))
    expect(await screen.findByText('“offer.pdf” is uploaded.')).toBeVisible()
    expect(onStored).not.toHaveBeenCalled()

    rerender(page('proposal', send, onStored))
    await choose()
    rerender(page('elsewhere', send, onStored))
    await act(async () => fail(new UploadError(0, '')))
    expect(await screen.findByText('“offer.pdf” was not uploaded.')).toBeVisible()
    rerender(page('proposal', send, onStored))
    expect(screen.getByRole('button', { name: /Try again/ })).toBeVisible()
  })

  it('[X-71] names the version that was on the page when the file was chosen, and can’t be retried once that is outdated', async () => {
    const user = userEvent.setup()
    const asked: UploadRequest[] = []
    const send = async (request: UploadRequest): Promise<AttachedDocument> => {
      asked.push(request)
      throw new UploadError(409, 'The NDA has changed.')
    }
    const refreshed = vi.spyOn(queryClient, 'invalidateQueries')
    const at = (seenVersion: number) => (
      <QueryClientProvider client={queryClient}>
        <UploadFileContext value={send}>
          <UploadsProvider>
            <OpportunityUploads opportunityId="o1" onStored={() => undefined}>
              <ChosenFileUpload label="Signed NDA" uploadType="nda_apply" seenVersion={seenVersion} />
            </OpportunityUploads>
          </UploadsProvider>
          <AlertCentre />
        </UploadFileContext>
      </QueryClientProvider>
    )
    const { rerender } = render(at(3))
    await user.upload(screen.getByLabelText(/Choose a file/), new File(['x'], 'nda.pdf', { type: 'application/pdf' }))
    rerender(at(4))
    await user.click(screen.getByRole('button', { name: 'Upload Signed NDA' }))
    expect(await screen.findByText(/The NDA has changed/)).toBeVisible()
    expect(asked.map((request) => request.seenVersion)).toEqual([3])
    expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument()
    expect(screen.getByText('nda.pdf')).toBeVisible()
    expect(refreshed).toHaveBeenCalled()
  })
})
