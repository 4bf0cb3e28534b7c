import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

const played = new WeakMap<HTMLMediaElement, readonly (readonly [number, number])[]>()

/** The document of the tests plays nothing, so `playTo` says what was played; restored with all other spies. */
export function watchPlayedMedia(): void {
  vi.spyOn(HTMLMediaElement.prototype, 'played', 'get').mockImplementation(function (this: HTMLMediaElement) {
    const ranges = played.get(this) ?? []
    const at = (part: 0 | 1) => (index: number) => ranges[index]?.[part] ?? 0
    return { length: ranges.length, start: at(0), end: at(1) } as TimeRanges
  })
}

/** The native element of a player, which has no role. */
export const nativeMedia = (index = 0) =>
  document.querySelectorAll<HTMLMediaElement>('audio, video')[index] as HTMLMediaElement

/** As if the browser had played these parts, and was at this second. */
export function playTo(
  second: number,
  ranges: readonly (readonly [number, number])[] = [[0, second]],
  index = 0,
): void {
  const element = nativeMedia(index)
  played.set(element, ranges)
  element.currentTime = second
  fireEvent.timeUpdate(element)
}
