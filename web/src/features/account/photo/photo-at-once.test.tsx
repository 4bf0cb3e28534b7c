import { act, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { profileAnswers } from '#testing/expert-profile-fixtures.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { isReadablePicture, PhotoArea } from './cut-photo'

// happy-dom decodes no pictures: the tests say when one is there
const decoder = vi.hoisted(() => ({
  tellArea: (_area: unknown): void => undefined,
  readable: (_file: File): Promise<boolean> => Promise.resolve(true),
}))
vi.mock('react-easy-crop', () => ({
  default: ({ image, onCropComplete }: { image: string; onCropComplete(percent: null, area: unknown): void }) => {
    useEffect(() => {
      decoder.tellArea = (area) => onCropComplete(null, area)
    })
    return <p>{image}</p>
  },
}))
vi.mock('./cut-photo', () => ({
  cutPhoto: async () => new Blob(['cut']),
  isReadablePicture: ((file: File) => decoder.readable(file)) as typeof isReadablePicture,
}))

const AREA: PhotoArea = { x: 0, y: 0, width: 10, height: 10 }
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

beforeEach(() => {
  decoder.readable = () => Promise.resolve(true)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`)
})

describe('a photo that is chosen and saved in a hurry', () => {
  it('is sent as soon as it is decoded, if Save was pressed before', async () => {
    const { user, choose, photosSent } = await open()
    await choose('me.png')
    await user.click(await saveButton())
    expect(photosSent()).toBe(0)
    act(() => decoder.tellArea(AREA))
    await waitFor(() => expect(photosSent()).toBe(1))
  })

  it('is followed by another while the page still reads the first', async () => {
    const { user, choose, slowDown, photosSent } = await open()
    for (const time of [1, 2]) {
      await choose(`${time}.png`)
      const save = await saveButton()
      act(() => decoder.tellArea(AREA))
      slowDown()
      await user.click(save)
      await waitFor(() => expect(photosSent()).toBe(time))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
  })

  it('is reported as saved while the page is still read anew', async () => {
    const { user, choose, slowDown } = await open()
    await choose('me.png')
    const save = await saveButton()
    act(() => decoder.tellArea(AREA))
    slowDown()
    await user.click(save)
    expect(await screen.findByText('Your photo is saved.')).toBeVisible()
  })

  it('is the last that was chosen, whichever is decoded first', async () => {
    let endFirst: (isReadable: boolean) => void = () => undefined
    decoder.readable = ({ name }) =>
      name === 'large.png'
        ? new Promise((resolve) => {
            endFirst = resolve
          })
        : Promise.resolve(true)
    const { choose } = await open()
    await choose('large.png')
    await choose('small.png')
    expect(await screen.findByText('blob:small.png')).toBeVisible()
    await act(async () => endFirst(true))
    expect(screen.getByText('blob:small.png')).toBeVisible()
  })
})
