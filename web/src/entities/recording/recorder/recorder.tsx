import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import type { RecorderProps } from './recorder-props'

export type { RecorderStage } from './recorder-props'

const RecorderPanel = lazyPart(() => import('./recorder-panel'))
const SKELETON = ['h-72 w-full rounded-xl', 'h-10 w-48']

/**
 * Records sound or video, and sends it while it is recorded. The take is in the browser until the server has it: after a
 * crash, a reload or a closed tab it is offered again. Whoever submits it calls `forgetTake` afterwards.
 */
export function Recorder(props: RecorderProps) {
  return (
    <Suspense fallback={<SkeletonRows label="Opening the recorder" rows={SKELETON} />}>
      <RecorderPanel {...props} />
    </Suspense>
  )
}

/** To be called once a recording is submitted: its recorder doesn't offer it any more. */
export async function forgetTake(recordingId: string): Promise<void> {
  const { forgetStoredTake } = await import('./takes/take-desk')
  await forgetStoredTake(recordingId)
}

/** What somebody has recorded at a place is erased, here and on the server: they said that it may go. */
export async function discardTakes(ownerId: string, place: string): Promise<void> {
  const { eraseTakesAt } = await import('./takes/take-desk')
  await eraseTakesAt(ownerId, place).catch(() => undefined)
}

/** What somebody has recorded at a place is found at another one from now on. */
export async function moveTakesTo(ownerId: string, from: string, to: string): Promise<void> {
  const { moveTakes } = await import('./takes/take-desk')
  await moveTakes(ownerId, from, to).catch(() => undefined)
}

/**
 * Keeps other tabs from recording, taking or erasing anything at a place.
 * @returns how to give it back, or null if another tab has it
 */
export async function holdTakes(ownerId: string, place: string): Promise<(() => void) | null> {
  const { holdPlace } = await import('./takes/hold-place')
  return holdPlace(ownerId, place)
}

/** The places that begin like this and have a take of this person, which outlives a killed browser. */
export async function findTakes(ownerId: string, beginning: string): Promise<string[]> {
  const { takePlaces } = await import('./takes/browser-store')
  return takePlaces(ownerId, beginning).catch(() => [])
}
