import { WebSocket } from 'ws'

/** Who has so much unread gets nothing more until it is read; the server behind then waits in its turn. */
const UNREAD_MAX_BYTES = 1024 * 1024
/** Whoever has read too little for so long is sent away, since what they don't read is kept here. */
const BEHIND_MS = 30_000

/**
 * Passes messages on, lets their sender wait while the reader is behind, and ends the reader that stays so.
 * @param {WebSocket} sender
 * @param {WebSocket} reader
 * @returns {(text: string) => void}
 */
export function relay(sender, reader) {
  /** @type {NodeJS.Timeout | undefined} */
  let deadline
  const catchUp = () => {
    if (deadline === undefined || reader.bufferedAmount > UNREAD_MAX_BYTES) return
    clearTimeout(deadline)
    deadline = undefined
    sender.resume()
  }
  reader.once('close', () => clearTimeout(deadline))
  return (text) => {
    if (reader.readyState !== WebSocket.OPEN) return
    reader.send(text, catchUp)
    if (reader.bufferedAmount <= UNREAD_MAX_BYTES || deadline !== undefined) return
    sender.pause()
    deadline = setTimeout(() => reader.terminate(), BEHIND_MS)
  }
}
