let playing: HTMLMediaElement | null = null

/** Pauses whatever else this page plays: one voice at a time. */
export function playAlone(element: HTMLMediaElement): void {
  if (playing && playing !== element) playing.pause()
  playing = element
}

/** Whoever leaves the page holds nothing of it. */
export function forget(element: HTMLMediaElement | null): void {
  if (playing === element) playing = null
}
