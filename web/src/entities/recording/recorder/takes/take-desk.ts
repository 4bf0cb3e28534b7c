import type { RecordingMedia, RecordingPurpose } from '#contract/recordings/recording-limits.js'
import { browserStore } from './browser-store'
import { holdPlace } from './hold-place'
import { recordingOnServer } from './recording-state'
import { removeSent } from './send-take'
import { sendAgain, startSending, stopSending, takeInTab } from './sending-takes'
import { reopenTake, Take } from './take'
import type { StoredTake, TakeStore } from './take-store'
import type { UploadStatus } from './take-upload'

/** Of all desks of this tab: a recorder that is being closed still has its own. */
const erased = new Set<string>()

/** Keeps the takes of one person at one place: in the browser until the server has them. */
export class TakeDesk {
  constructor(
    private readonly ownerId: string,
    private readonly place: string,
    private readonly store: TakeStore | null,
  ) {}

  newTake(facts: { purpose: RecordingPurpose; media: RecordingMedia; mimeType: string }): Take {
    const { ownerId, place, store } = this
    const id = crypto.randomUUID()
    const stored: StoredTake = { ...facts, id, ownerId, place, startedAt: Date.now(), phase: 'recording' }
    if (!store) return new Take(stored, null)
    const isNoted = store.put(stored)
    isNoted.catch(() => undefined)
    const add: TakeStore['add'] = async (chunks) => {
      // bytes without their take would never be found again
      await isNoted
      await store.add(chunks)
    }
    return new Take(stored, { add, read: store.read })
  }

  /** The newest take that is still here: after a reload, a crash, or on another page. */
  async find(): Promise<Take | null> {
    for (const stored of (await this.store?.takesAt(this.ownerId, this.place)) ?? []) {
      if (stored.phase === 'erased') continue
      const known = takeInTab(stored.id)
      const take = known ?? (this.store && (await reopenTake(stored, this.store)))
      if (take && (await this.isThere(take))) return take
      await this.store?.remove(stored.id)
    }
    return null
  }

  /** Nothing is added to it any more. */
  async keep({ stored }: Take): Promise<void> {
    await this.store?.put({ ...stored, phase: 'recorded' }).catch(() => undefined)
  }

  send(take: Take, listener: (status: UploadStatus) => void): () => void {
    // what the server has measured isn't kept twice
    const note = (sentSeconds: number) => this.empty({ ...take.stored, phase: 'sent', sentSeconds })
    return startSending(take, listener, note)
  }

  sendAgain(take: Take): void {
    sendAgain(take)
  }

  /** Doesn't send it (any further). */
  hold({ stored }: Take): void {
    void stopSending(stored.id)
  }

  isErased({ stored }: Take): boolean {
    return erased.has(stored.id)
  }

  /** Removes a take here and on the server: there as soon as it can be reached. */
  erase(take: Take): void {
    erased.add(take.stored.id)
    take.discard()
    const stopped = stopSending(take.stored.id)
    void take
      .settled()
      .then(() => this.empty({ ...take.stored, phase: 'erased' }))
      // what is still about to begin on the server would be there after it was removed
      .then(() => stopped)
      .then(() => this.removeErased(take.stored))
  }

  /** Erases everything that is kept here, also what is still being recorded. */
  async eraseAll(): Promise<void> {
    for (const stored of (await this.store?.takesAt(this.ownerId, this.place)) ?? []) {
      const take = takeInTab(stored.id) ?? (this.store && (await reopenTake(stored, this.store)))
      if (take) this.erase(take)
    }
  }

  /** Finishes what couldn't be removed from the server at the time. */
  async sweep(): Promise<void> {
    for (const stored of (await this.store?.erasedOf(this.ownerId)) ?? []) await this.removeErased(stored)
  }

  /** Takes without bytes are here only if the server still has them. */
  private async isThere(take: Take): Promise<boolean> {
    if (take.stored.phase !== 'sent') return take.size > 0
    const known = await recordingOnServer(take.stored.id).catch(() => 'unknown')
    return known !== null
  }

  private async empty(stored: StoredTake): Promise<void> {
    await this.store?.empty(stored).catch(() => undefined)
  }

  private async removeErased(stored: StoredTake): Promise<void> {
    try {
      await removeSent(stored.id)
      await this.store?.remove(stored.id)
    } catch {
      // swept when the recorder is opened again
    }
  }
}

/** Erases what one person has recorded at a place, here and on the server; not what another tab records there. */
export async function eraseTakesAt(ownerId: string, place: string): Promise<void> {
  const release = await holdPlace(ownerId, place)
  try {
    if (release) await new TakeDesk(ownerId, place, await browserStore()).eraseAll()
  } finally {
    release?.()
  }
}

/**
 * What one person has recorded at a place belongs to another one from now on; not what another tab records there. Whoever sends
 * it goes on.
 */
export async function moveTakes(ownerId: string, from: string, to: string): Promise<void> {
  const release = await holdPlace(ownerId, from)
  if (!release) return
  try {
    const store = await browserStore()
    for (const stored of (await store?.takesAt(ownerId, from)) ?? []) {
      if (stored.phase === 'erased') continue
      // once it is sent, it is noted with its place again
      const sending = takeInTab(stored.id)
      if (sending) sending.stored.place = to
      await store?.put({ ...stored, place: to })
    }
  } finally {
    release()
  }
}

/** A take that has been submitted isn't offered any more. */
export async function forgetStoredTake(recordingId: string): Promise<void> {
  void stopSending(recordingId)
  const store = await browserStore()
  await store?.remove(recordingId).catch(() => undefined)
}
