import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { relay } from '#scripts/lib/gateway/relay.mjs'

const MB = 1024 * 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** One end of a conversation, which reads on demand. */
class End extends EventEmitter {
  readonly readyState = WebSocket.OPEN
  bufferedAmount = 0
  readonly pause = vi.fn()
  readonly resume = vi.fn()
  readonly terminate = vi.fn()
  private readonly unread: (() => void)[] = []

  send(text: string, onceRead: () => void): void {
    this.bufferedAmount += text.length
    this.unread.push(() => {
      this.bufferedAmount -= text.length
      onceRead()
    })
  }

  readOne(): void {
    this.unread.shift()?.()
  }
}

const pair = () => {
  const [sender, reader] = [new End(), new End()]
  return { sender, reader, pass: relay(sender as unknown as WebSocket, reader as unknown as WebSocket) }
}

it('makes a sender wait while its reader is behind', () => {
  const { sender, reader, pass } = pair()
  pass('short')
  expect(sender.pause).not.toHaveBeenCalled()
  pass('x'.repeat(2 * MB))
  expect(sender.pause).toHaveBeenCalledTimes(1)
  reader.readOne()
  expect(sender.resume).not.toHaveBeenCalled()
  reader.readOne()
  expect(sender.resume).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(reader.terminate).not.toHaveBeenCalled()
})

it('disconnects a reader that stays behind, whose unread data is held here', () => {
  const { reader, pass } = pair()
  pass('x'.repeat(2 * MB))
  vi.advanceTimersByTime(29_000)
  expect(reader.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(reader.terminate).toHaveBeenCalledTimes(1)
})
