import { WebSocket } from 'ws'

/** A reader with this much unread gets nothing more until it has caught up; meanwhile the upstream server waits. */
const UNREAD_MAX_BYTES = 1024 * 1024
/** A reader that stays behind for this long is disconnected, because its unread data is held here. */
const BEHIND_MS = 30_000

/**
 * Forwards messages with backpressure, and disconnects a reader that stays behind.
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
