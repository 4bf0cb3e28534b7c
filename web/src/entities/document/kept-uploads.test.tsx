import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import type { AttachedDocument } from './attached-document'
import { ChosenFileUpload } from './chosen-file-upload'
import { KeptUploads } from './kept-uploads'
import type { UploadRequest } from './upload-file'
import { UploadFileContext } from './use-uploads'

const stored: AttachedDocument = { id: 'f1', name: 'offer.pdf', sizeBytes: 1, uploadType: 'opportunity_apply' }

function page(
  part: 'proposal' | 'about',
  send: (request: UploadRequest) => Promise<AttachedDocument>,
  heard: () => void,
) {
  return (
    <Provider>
      <UploadFileContext value={send}>
        <KeptUploads opportunityId="o1" onStored={heard}>
          {part === 'proposal' ? <ChosenFileUpload label="Proposal" uploadType="opportunity_apply" /> : <p>About</p>}
        </KeptUploads>
      </UploadFileContext>
    </Provider>
  )
}

describe('an upload', () => {
  it('goes on under another tab of the page, and is where it was on the way back', async () => {
    const user = userEvent.setup()
    const heard = vi.fn()
    let request: UploadRequest | undefined
    let finish: (document: AttachedDocument) => void = () => undefined
    const send = (sent: UploadRequest) => {
      request = sent
      return new Promise<AttachedDocument>((resolve) => {
        finish = resolve
      })
    }
    const { rerender } = render(page('proposal', send, heard))
    await user.upload(screen.getByLabelText(/Choose a file/), new File(['x'], 'offer.pdf', { type: 'application/pdf' }))
    await user.click(screen.getByRole('button', { name: 'Upload Proposal' }))
    expect(await screen.findByRole('progressbar', { name: 'Uploading offer.pdf' })).toBeVisible()

    rerender(page('about', send, heard))
    expect(request?.signal.aborted).toBe(false)
    act(() => request?.onProgress(70))
    rerender(page('proposal', send, heard))
    expect(await screen.findByText('70%')).toBeVisible()

    rerender(page('about', send, heard))
    await act(async () => finish(stored))
    await waitFor(() => expect(heard).toHaveBeenCalledWith(stored))
    rerender(page('proposal', send, heard))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })
})
