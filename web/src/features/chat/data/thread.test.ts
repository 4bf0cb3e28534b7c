import { describe, expect, it } from 'vitest'
import { chatMessage, ELENA, NORA } from '../chat.testkit'
import {
  isOfConversation,
  PAGE_SIZE,
  REPLIES_SHOWN,
  rowsOf,
  toThread,
  withMessages,
  withOlder,
  withReplies,
} from './thread'

const root = (number: number, replies: ReturnType<typeof chatMessage>[] = []) => ({ ...chatMessage(number), replies })
const numbers = (messages: readonly { number: number }[]) => messages.map(({ number }) => number)

describe('a thread', () => {
  it('[GO-63] is read backwards from two ranges without a gap', () => {
    const own = Array.from({ length: PAGE_SIZE }, (_, index) => root(100 - 2 * index))
    const forAll = Array.from({ length: PAGE_SIZE }, (_, index) => root(99 - 2 * index))
    const first = toThread({ own, for_all: forAll }, 0)
    expect(numbers(first.messages)).toEqual(Array.from({ length: PAGE_SIZE }, (_, index) => 71 + index))
    expect([first.floor, first.hasOlder, first.upTo]).toEqual([71, true, 100])
    const older = toThread({ own: own.filter(({ number }) => number < 71), for_all: [] }, 0)
    expect(numbers(withOlder(first, older).messages)[0]).toBe(42)
  })

  it('[GO-63, CHAT-12] stands oldest first with replies under their message, each once', () => {
    const reply = chatMessage(5, { parent_id: chatMessage(1).id })
    const thread = withMessages(toThread({ all: [root(3), root(1)] }, 0), [reply, chatMessage(4), reply])
    expect(rowsOf(thread.messages).map(({ message, replies }) => [message.number, numbers(replies)])).toEqual([
      [1, [5]],
      [3, []],
      [4, []],
    ])
  })

  it('shows a reply to a message that isn’t loaded by itself', () => {
    const reply = chatMessage(9, { parent_id: chatMessage(1).id })
    expect(rowsOf([chatMessage(8), reply]).map(({ message }) => message.number)).toEqual([8, 9])
  })

  it('knows which messages have more replies', () => {
    const replies = Array.from({ length: REPLIES_SHOWN }, (_, index) =>
      chatMessage(20 + index, { parent_id: chatMessage(1).id }),
    )
    const thread = toThread({ all: [root(1, replies)] }, 0)
    expect([...thread.cut]).toEqual([chatMessage(1).id])
    expect([...withReplies(thread, chatMessage(1).id, []).cut]).toEqual([])
  })

  it('[GO-58] of one expert holds what is theirs and what is for everybody', () => {
    const owners = [ELENA, null, NORA].map((owner) => chatMessage(1, { expert_id: owner }))
    expect(owners.filter((message) => isOfConversation(message, ELENA)).length).toBe(2)
    expect(owners.filter((message) => isOfConversation(message, null)).length).toBe(3)
  })
})
