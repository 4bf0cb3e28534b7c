import { holdPlace } from './hold-place'
import type { Take } from './take'
import { type UploadStatus, uploadTake } from './take-upload'

/** A take that this tab sends, also while its author visits other pages. */
interface SendingTake {
  take: Take
  status: UploadStatus
  controller: AbortController
  listeners: Set<(status: UploadStatus) => void>
  onReady(seconds: number): Promise<void>
  /** resolves once nothing is under way any more */
  ended: Promise<void>
}

const sending = new Map<string, SendingTake>()

/** The take of this name that this tab is sending. */
export const takeInTab = (id: string): Take | null => sending.get(id)?.take ?? null

/**
 * Sends a take, if this tab doesn't do so already, and says how far it is.
 * @param onReady called before it is said that the server has it
 * @returns how to stop listening; it is sent all the same
 */
export function startSending(
  take: Take,
  listener: (status: UploadStatus) => void,
  onReady: (seconds: number) => Promise<void>,
): () => void {
  const { id } = take.stored
  const entry: SendingTake = sending.get(id) ?? {
    ...{ take, onReady },
    status: { at: 'sending', sentBytes: 0 } as const,
    controller: new AbortController(),
    listeners: new Set(),
    ended: Promise.resolve(),
  }
  entry.listeners.add(listener)
  if (!sending.has(id)) {
    sending.set(id, entry)
    entry.ended = run(entry)
  }
  listener(entry.status)
  return () => {
    entry.listeners.delete(listener)
  }
}

/** After a failure: from where it was. */
export function sendAgain({ stored }: Take): void {
  const entry = sending.get(stored.id)
  if (entry?.status.at === 'failed') entry.ended = run(entry)
}

/** Resolves once the server hears nothing of it any more. */
export async function stopSending(id: string): Promise<void> {
  const entry = sending.get(id)
  entry?.controller.abort()
  sending.delete(id)
  await entry?.ended
}

async function run(entry: SendingTake): Promise<void> {
  const { take, controller, onReady } = entry
  const tell = (status: UploadStatus) => {
    entry.status = status
    for (const listener of entry.listeners) listener(status)
  }
  // no other tab may send it as well once the recorder here is closed
  const release = await holdPlace(take.stored.ownerId, take.stored.place).catch(() => null)
  const onChange = (status: UploadStatus) => {
    if (status.at !== 'ready') tell(status)
  }
  const end = await uploadTake({ take, onChange, signal: controller.signal })
  if (end.at === 'ready' && !controller.signal.aborted) {
    await onReady(end.seconds)
    // whoever asks again gets a new link to hear it
    sending.delete(take.stored.id)
    tell(end)
  }
  release?.()
}
