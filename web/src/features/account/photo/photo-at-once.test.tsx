import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { profileAnswers } from '#testing/expert-profile-fixtures.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { useChosenArea } from './use-chosen-area'

// happy-dom decodes and draws no pictures: the tests say when one can be read
let readable: (file: File) => Promise<boolean>
beforeEach(() => {
  readable = async () => true
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (!(await readable(file))) throw new TypeError()
    return { close: () => undefined }
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`)
  const canvas = HTMLCanvasElement.prototype
  vi.spyOn(canvas, 'getContext').mockReturnValue({ fillRect: () => {}, drawImage: () => {} } as never)
  vi.spyOn(canvas, 'toBlob').mockImplementation((take) => take(new Blob(['cut'])))
})
const shown = () => screen.getByRole('dialog').querySelector('img') as HTMLImageElement
const picture = (name: string) => new File(['x'], name, { type: 'image/png' })

async function open() {
  let isSlow = false
  const answers = Object.entries(profileAnswers).map(([name, answer]) => [
    name,
    () => (isSlow ? new Promise<never>(() => undefined) : answer()),
  ])
  const route = renderRoute('/account/expertise', {
    user: expertUser,
    graphql: Object.fromEntries(answers),
    rest: { 'POST /api/user/photo': () => ({ profile_pic: '/faces/new.jpg' }) },
  })
  const input = await screen.findByLabelText('Photo file')
  return {
    ...route,
    choose: (name: string) => route.user.upload(input, picture(name)),
    slowDown: () => {
      isSlow = true
    },
    photosSent: () => route.sent.filter(({ name }) => name === 'POST /api/user/photo').length,
  }
}

const saveButton = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Crop your photo' })
  return within(dialog).getByRole('button', { name: 'Save photo' })
}

describe('a photo that is chosen and saved in a hurry', () => {
  it('is sent as soon as it is decoded, if Save was pressed before', () => {
    const area = { x: 0, y: 0, width: 10, height: 10 }
    const save = vi.fn()
    const { result } = renderHook(() => useChosenArea(save))
    act(() => result.current.save())
    expect(result.current.isAwaited).toBe(true)
    expect(save).not.toHaveBeenCalled()
    act(() => result.current.tell(area))
    expect(save).toHaveBeenCalledExactlyOnceWith(area)
    act(() => result.current.tell({ ...area, x: 5 }))
    expect(save).toHaveBeenCalledOnce()
  })

  it('is followed by another while the page still reads the first', async () => {
    const { user, choose, slowDown, photosSent } = await open()
    for (const time of [1, 2]) {
      await choose(`${time}.png`)
      const save = await saveButton()
      slowDown()
      await user.click(save)
      await waitFor(() => expect(photosSent()).toBe(time))
      await screen.findAllByText('Your photo is saved.')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
  })

  it('is the last that was chosen, whichever is decoded first', async () => {
    let endFirst: (isReadable: boolean) => void = () => undefined
    readable = ({ name }) =>
      name === 'large.png'
        ? new Promise((resolve) => {
            endFirst = resolve
          })
        : Promise.resolve(true)
    const { choose } = await open()
    await choose('large.png')
    await choose('small.png')
    await saveButton()
    await act(async () => endFirst(true))
    expect(shown().src).toBe('blob:small.png')
  })
})
