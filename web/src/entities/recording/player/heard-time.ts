/** How many different seconds of it were played; what was skipped, or heard twice, adds nothing. */
export function heardSeconds({ played }: Pick<HTMLMediaElement, 'played'>): number {
  // some browsers have none before the first sound
  const ranges = played as TimeRanges | undefined
  let sum = 0
  for (let index = 0; index < (ranges?.length ?? 0); index += 1)
    sum += (ranges as TimeRanges).end(index) - (ranges as TimeRanges).start(index)
  return sum
}

const PERCENT = 100

/** How much of it was played, in whole percent, so that it seldom changes. */
export const heardPart = (heard: number, seconds: number): number =>
  seconds > 0 ? Math.floor((heard / seconds) * PERCENT) / PERCENT : 0
