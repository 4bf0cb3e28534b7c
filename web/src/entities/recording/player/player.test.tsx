import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { nativeMedia, playTo, watchPlayedMedia } from '#testing/doubles/played-media.js'
import { heardPart } from './heard-time'
import { Player, type PlayerProps } from './player'
import { waveformPath } from './waveform-path'

const SEGMENTS = [
  { start: 0, end: 40, text: 'Ask for the noun.' },
  { start: 40, end: 90, text: 'Then listen.' },
  { start: 90, end: 200, text: 'Write it down.' },
]
const RECORDING = {
  ...{ source: '/api/recordings/one', media: 'audio', seconds: 200, peaks: [10, 100, 50], title: 'The noun' },
} satisfies PlayerProps

beforeEach(watchPlayedMedia)
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const show = (props: Partial<PlayerProps> = {}) => {
  const result = render(
    <Provider store={createStore()}>
      <Player {...RECORDING} {...props} />
    </Provider>,
  )
  return { ...result, user: userEvent.setup({ delay: null }) }
}
const slider = () => screen.getByRole('slider', { name: 'Position' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the player', () => {
  it('plays and pauses, shows its time as text, and loads nothing before it is near', async () => {
    const { container } = show()
    expect(nativeMedia().preload).toBe('none')
    expect(screen.getByText('0:00 / 3:20')).toBeVisible()
    press('Play')
    expect(nativeMedia().paused).toBe(false)
    playTo(65)
    expect(screen.getByText('1:05 / 3:20')).toBeVisible()
    expect(slider()).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 3 minutes 20 seconds')
    await expectNoAxeViolations(container)
    press('Pause')
    expect(nativeMedia().paused).toBe(true)
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  it('is moved with the keys of a slider, and Space plays', async () => {
    const { user } = show()
    slider().focus()
    const at = async (keys: string) => {
      await user.keyboard(keys)
      return slider().getAttribute('aria-valuenow')
    }
    expect(await at('{ArrowRight}')).toBe('5')
    expect(await at('{PageUp}')).toBe('20')
    expect(await at('{PageDown}{PageDown}')).toBe('0')
    expect(await at('{End}')).toBe('200')
    expect(await at('{ArrowLeft}')).toBe('195')
    expect(await at('{Home}')).toBe('0')
    expect(await at('{ArrowUp}{ArrowUp}{ArrowDown}')).toBe('5')
    await user.keyboard(' ')
    expect(nativeMedia().paused).toBe(false)
    expect(nativeMedia().currentTime).toBe(5)
    await user.keyboard('{ArrowRight} ')
    expect([nativeMedia().paused, nativeMedia().currentTime]).toEqual([true, 10])
  })

  it('plays at the speed that was chosen, also the next recording', async () => {
    const { user, unmount } = show()
    const options = within(screen.getByRole('combobox', { name: 'Speed' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '0.5×',
      '0.75×',
      '1×',
      '1.25×',
      '1.5×',
      '1.75×',
      '2×',
    ])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×')
    press('Play')
    expect(nativeMedia().playbackRate).toBe(1.5)
    unmount()
    show()
    expect(screen.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5')
  })

  it('one at a time: what begins to play stops what plays', () => {
    show()
    show()
    const [first, second] = screen.getAllByRole('button', { name: 'Play' })
    fireEvent.click(first as HTMLElement)
    fireEvent.click(second as HTMLElement)
    expect([nativeMedia(0).paused, nativeMedia(1).paused]).toEqual([true, false])
  })

  it('goes on where one stopped, unless a link says where or it was heard to its end', () => {
    const first = show({ itemId: 'one' })
    press('Play')
    playTo(80)
    first.unmount()
    const second = show({ itemId: 'one' })
    expect(screen.getByText('1:20 / 3:20')).toBeVisible()
    press('Play')
    expect(nativeMedia().currentTime).toBe(80)
    playTo(198)
    second.unmount()
    const third = show({ itemId: 'one' })
    expect(screen.getByText('0:00 / 3:20')).toBeVisible()
    third.unmount()
    show({ itemId: 'one', startAt: 95 })
    expect(screen.getByText('1:35 / 3:20')).toBeVisible()
  })

  it('[GI-16] tells how much of it was played, wherever, and nothing of being moved', () => {
    const parts: number[] = []
    show({ onHeardPart: (part) => parts.push(part) })
    press('Play')
    playTo(190, [
      [0, 10],
      [180, 190],
    ])
    playTo(59.9)
    playTo(60)
    playTo(200)
    expect(parts).toEqual([0.1, 0.29, 0.3, 1])
    expect(heardPart(3, 0)).toBe(0)
  })

  it('says when it can’t be played, and goes on from there with a new link', async () => {
    const renew = vi.fn(async () => '/api/recordings/one?signature=new')
    show({ renew })
    press('Play')
    playTo(50)
    fireEvent.error(nativeMedia())
    expect(screen.getByRole('alert')).toHaveTextContent('This recording couldn’t be played.')
    press('Try again')
    await waitFor(() => expect(nativeMedia().getAttribute('src')).toBe('/api/recordings/one?signature=new'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(nativeMedia().currentTime).toBe(50)
  })

  it('its transcript follows the voice, and begins where it is pressed', async () => {
    const { container, user } = show({ transcript: SEGMENTS })
    const words = screen.getByRole('group', { name: 'Transcript' })
    press('Play')
    playTo(45)
    expect(within(words).getByRole('button', { current: true })).toHaveTextContent('Then listen.')
    await user.click(within(words).getByRole('button', { name: 'Write it down.' }))
    expect(nativeMedia().currentTime).toBe(90)
    expect(within(words).getByRole('button', { current: true })).toHaveTextContent('Write it down.')
    await user.keyboard('{ArrowUp}{Enter}')
    expect(nativeMedia().currentTime).toBe(40)
    await expectNoAxeViolations(container)
  })

  it('shows a transcript without times as text', () => {
    show({ transcript: 'Ask for the noun.\n\nThen listen.' })
    expect(screen.getByText('Then listen.')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Transcript' })).not.toBeInTheDocument()
  })

  it('a video has captions, which can be hidden', async () => {
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob)
      return 'blob:captions'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    show({ media: 'video', transcript: SEGMENTS })
    expect(screen.getByRole('region', { name: 'Video: The noun' })).toBeVisible()
    const track = document.querySelector('track')
    expect([track?.getAttribute('kind'), track?.getAttribute('src')]).toEqual(['captions', 'blob:captions'])
    expect(await made[0]?.text()).toContain('00:00:40.000 --> 00:01:30.000\nThen listen.')
    press('Hide captions')
    expect(screen.getByRole('button', { name: 'Show captions' })).toBeVisible()
  })

  it('draws its waveform as one path, and a flat line where none was measured', () => {
    const paths = () => [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    show()
    expect(paths()).toContain(waveformPath([10, 100, 50]))
    expect(waveformPath([10, 100, 50]).match(/M/g)).toHaveLength(3)
    const { container } = show({ peaks: null })
    expect(container.querySelector('[role=slider] path')?.getAttribute('d')?.match(/v2h/g)).toHaveLength(60)
  })
})
