import { act, render as renderElement, renderHook, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { sessionAtom } from '#lib/session.js'
import { AlertCentre } from '#ui/feedback/alert-centre.js'
import type { AttachedDocument } from './attached-document'
import { UploadError, type UploadRequest } from './upload-file'
import { UploadFileContext, useUploads } from './use-uploads'

const HINT = 'Allowed are PDF, GIF, JPG with max 5MB file size'
const stored = (name: string): AttachedDocument => ({
  id: `id-of-${name}`,
  name,
  sizeBytes: 3,
  uploadType: 'opportunity_create',
})
const pdf = (size = 3) => new File([new Uint8Array(size)], 'brief.pdf', { type: 'application/pdf' })

function render(send: (request: UploadRequest) => Promise<AttachedDocument>) {
  const onStored = vi.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UploadFileContext.Provider value={send}>{children}</UploadFileContext.Provider>
  )
  return { onStored, ...renderHook(() => useUploads({ onStored: (document) => onStored(document) }), { wrapper }) }
}

describe('a session that ends during an upload', () => {
  it.each([
    [true, '“brief.pdf” was not uploaded.Your session ended before the upload finished. Add the file again.'],
    [false, ''],
  ])('[X-73] is reported with the file’s name (by itself: %s)', async (hasEnded, words) => {
    const store = createStore()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <UploadFileContext.Provider value={() => new Promise(() => undefined)}>{children}</UploadFileContext.Provider>
      </Provider>
    )
    const { result, unmount } = renderHook(() => useUploads({ onStored: () => undefined }), { wrapper })
    act(() => result.current.add([pdf()], 'opportunity_create'))
    await waitFor(() => expect(result.current.isUploading).toBe(true))
    store.set(sessionAtom, { status: 'visitor', user: null, hasEnded })
    unmount()
    renderElement(
      <Provider store={store}>
        <AlertCentre />
      </Provider>,
    )
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe(words)
  })
})

describe('uploads in a form', () => {
  it('[FRAC-17] a stored file leaves the list and is reported with its id', async () => {
    const { result, onStored } = render(async ({ file }) => stored(file.name))
    act(() => result.current.add([pdf()], 'opportunity_create'))
    await waitFor(() => expect(onStored).toHaveBeenCalledWith(stored('brief.pdf')))
    expect(result.current.pending).toEqual([])
  })

  it('an upload shows its progress', async () => {
    let report: UploadRequest['onProgress'] = () => undefined
    const { result } = render(({ onProgress }) => {
      report = onProgress
      return new Promise(() => undefined)
    })
    act(() => result.current.add([pdf()], 'opportunity_create'))
    await waitFor(() => expect(result.current.isUploading).toBe(true))
    act(() => report(40))
    await waitFor(() => expect(result.current.pending[0]?.percent).toBe(40))
  })

  it('a full server is reported, and the file can be retried', async () => {
    const words = 'The file couldn’t be stored: the server is out of space. Try again later.'
    const { result } = render(() => Promise.reject(new UploadError(507, words)))
    act(() => result.current.add([pdf()], 'opportunity_create'))
    await waitFor(() => expect(result.current.pending[0]).toMatchObject({ failure: words, rule: null }))
  })

  it('[FRAC-18] a failed file is not reported as attached, and can be tried again', async () => {
    const answers = [Promise.reject(new UploadError(500, '')), Promise.resolve(stored('brief.pdf'))]
    const { result, onStored } = render(() => answers.shift() as Promise<AttachedDocument>)
    act(() => result.current.add([pdf()], 'opportunity_create'))
    await waitFor(() =>
      expect(result.current.pending[0]?.failure).toBe('This file couldn’t be uploaded, so it isn’t attached.'),
    )
    expect(onStored).not.toHaveBeenCalled()
    const [failed] = result.current.pending
    act(() => failed && result.current.retry(failed))
    await waitFor(() => expect(onStored).toHaveBeenCalledTimes(1))
  })

  it.each([413, 415])(
    '[FRAC-46] a file refused with %i, and no word why, gets the hint as its error',
    async (status) => {
      const { result } = render(() => Promise.reject(new UploadError(status, '')))
      act(() => result.current.add([pdf()], 'opportunity_create'))
      await waitFor(() => expect(result.current.pending[0]?.failure).toBe(HINT))
    },
  )

  it.each([
    [new UploadError(413, ''), 'This file is 2 KB. The limit is 5.0 MB. Choose a smaller one.'],
    [new UploadError(413, 'Too many pixels.'), 'Too many pixels.'],
    [new UploadError(415, 'refused as no picture'), 'refused as no picture'],
    [new UploadError(415, HINT), 'This is not a PDF, GIF, JPG or PNG file. Choose another file.'],
    [new UploadError(403, 'Not now.'), 'Not now.'],
    [new UploadError(401, 'Log in.'), null],
    [new UploadError(429, 'Too many.'), null],
    [new UploadError(503, ''), null],
    [new UploadError(0, ''), null],
  ])('a refused file names the rule it broke, any other failure can be retried: %#', async (error, rule) => {
    const { result } = render(() => Promise.reject(error))
    act(() => result.current.add([pdf(2048)], 'opportunity_create'))
    await waitFor(() => expect(result.current.pending[0]?.failure).toBeTruthy())
    expect(result.current.pending[0]?.rule).toBe(rule)
  })

  it.each([
    [413, 'This picture has too many pixels. Make it smaller and upload it again.'],
    [415, 'This picture can’t be read. Save it as a new file and upload that.'],
  ])('a picture refused with %i gets its own message instead of the hint', async (status, words) => {
    const { result } = render(() => Promise.reject(new UploadError(status, words)))
    act(() => result.current.add([pdf()], 'opportunity_create'))
    await waitFor(() => expect(result.current.pending[0]).toMatchObject({ failure: words, rule: words }))
  })

  it('an empty file isn’t sent, and a file just over the limit isn’t described as exactly at it', () => {
    const send = vi.fn()
    const { result } = render(send)
    act(() => result.current.add([pdf(0), pdf(5 * 1024 * 1024 + 1)], 'opportunity_create'))
    const [empty, large] = result.current.pending
    expect(empty?.failure).toBe('This file is empty. Choose another file.')
    expect(large?.rule).toBe('This file is just over 5.0 MB. Choose a smaller one.')
    expect(send).not.toHaveBeenCalled()
  })

  it('[FRAC-47] a file over 5 MB isn’t sent', () => {
    const send = vi.fn()
    const { result } = render(send)
    act(() => result.current.add([pdf(5 * 1024 * 1024 + 1)], 'nda_create'))
    expect(result.current.pending[0]?.failure).toBe(HINT)
    expect(send).not.toHaveBeenCalled()
  })

  it('[GO-36] a proposal over 2 MB isn’t sent', () => {
    const send = vi.fn()
    const { result } = render(send)
    act(() => result.current.add([pdf(2 * 1024 * 1024)], 'opportunity_apply'))
    expect(result.current.pending[0]?.failure).toBe('File must be under 2MB')
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    [new UploadError(403, 'This document cannot be uploaded now.'), 'This document cannot be uploaded now.'],
    [new UploadError(0, ''), 'The connection was lost'],
    [new UploadError(502, ''), '502'],
  ])('[OERR-09, GO-87] a refused NDA says why: %#', async (error, detail) => {
    const { result } = render(() => Promise.reject(error))
    act(() => result.current.add([pdf()], 'nda_apply'))
    await waitFor(() => expect(result.current.pending[0]?.failure).toBe(`Error in file upload ${detail}`))
  })

  it('every attempt for a file has the same id, and other files have others', async () => {
    const ids: string[] = []
    const { result } = render(({ uploadId }) => {
      ids.push(uploadId)
      return Promise.reject(new UploadError(0, ''))
    })
    act(() => result.current.add([pdf(), pdf()], 'opportunity_apply'))
    await waitFor(() => expect(result.current.pending.map(({ failure }) => failure !== null)).toEqual([true, true]))
    const [failed] = result.current.pending
    act(() => failed && result.current.retry(failed))
    await waitFor(() => expect(ids).toHaveLength(3))
    expect(ids[2]).toBe(ids[0])
    expect(new Set(ids).size).toBe(2)
  })

  it('the browser warns before a reload only while a file is uploading', async () => {
    let fail: (error: Error) => void = () => undefined
    const { result } = render(
      () =>
        new Promise((_, reject) => {
          fail = reject
        }),
    )
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    act(() => result.current.add([pdf()], 'opportunity_apply'))
    await waitFor(() => expect(isAsked()).toBe(true))
    await act(async () => fail(new UploadError(0, '')))
    await waitFor(() => expect(isAsked()).toBe(false))
  })

  it('cancelling aborts an upload and removes it', async () => {
    let signal: AbortSignal | undefined
    const { result, onStored } = render((request) => {
      signal = request.signal
      return new Promise(() => undefined)
    })
    act(() => result.current.add([pdf()], 'opportunity_create'))
    await waitFor(() => expect(signal).toBeDefined())
    act(() => result.current.drop(result.current.pending[0]?.key ?? ''))
    expect(signal?.aborted).toBe(true)
    expect(result.current.pending).toEqual([])
    expect(onStored).not.toHaveBeenCalled()
  })
})
