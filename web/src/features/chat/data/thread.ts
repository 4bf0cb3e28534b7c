import type { RawContent } from '#contract/rich-text/raw-content.js'
import type { ChatMessageFragment } from './chat.generated'

export interface ChatMessage extends Omit<ChatMessageFragment, 'brief_rich_comment'> {
  brief_rich_comment: RawContent
  /** what it answers, if that isn't loaded */
  parent?: { comment: string } | null
}

/** The part of a conversation that is loaded: everything from `floor` on, as far as replies were asked for. */
export interface Thread {
  /** in the order of writing */
  messages: readonly ChatMessage[]
  hasOlder: boolean
  /** the oldest message loaded that isn't a reply */
  floor: number
  /** everything up to this number is loaded or wasn't asked for; what was written since is fetched */
  upTo: number
  /** messages with replies that aren't loaded */
  cut: ReadonlySet<string>
}

/** The limits in chat.graphql. */
export const PAGE_SIZE = 30
export const REPLIES_SHOWN = 10

type Root = ChatMessageFragment & { replies: readonly ChatMessageFragment[] }
interface Page {
  all?: readonly Root[]
  own?: readonly Root[]
  for_all?: readonly Root[]
}

/** One page as a thread. The two ranges of a conversation may together hold more than one page; the rest comes later. */
export function toThread({ all = [], own = [], for_all: forAll = [] }: Page, upTo: number): Thread {
  const found = [...all, ...own, ...forAll].sort((one, other) => other.number - one.number)
  const roots = found.slice(0, PAGE_SIZE)
  const messages = inOrder(roots.flatMap(({ replies, ...root }) => [root, ...replies]))
  return {
    messages,
    upTo: Math.max(upTo, messages.at(-1)?.number ?? 0),
    hasOlder: found.length >= PAGE_SIZE,
    floor: roots.at(-1)?.number ?? 0,
    cut: new Set(roots.filter(({ replies }) => replies.length === REPLIES_SHOWN).map(({ id }) => id)),
  }
}

export function withOlder(thread: Thread, page: Thread): Thread {
  return {
    ...thread,
    messages: inOrder([...thread.messages, ...page.messages]),
    hasOlder: page.hasOlder,
    floor: page.floor || thread.floor,
    cut: new Set([...thread.cut, ...page.cut]),
  }
}

export function withMessages(thread: Thread, more: readonly ChatMessageFragment[]): Thread {
  if (more.length === 0) return thread
  const messages = inOrder([...thread.messages, ...more])
  return { ...thread, messages, upTo: Math.max(thread.upTo, messages.at(-1)?.number ?? 0) }
}

/** Earlier replies to one message; fewer than asked for are the last. */
export function withReplies(thread: Thread, rootId: string, replies: readonly ChatMessageFragment[]): Thread {
  const cut = new Set(thread.cut)
  if (replies.length < REPLIES_SHOWN) cut.delete(rootId)
  return { ...withMessages(thread, replies), cut }
}

export interface ThreadRow {
  message: ChatMessage
  replies: readonly ChatMessage[]
}

/** Oldest first, replies under their message (GO-63). A reply to a message that isn't loaded stands by itself. */
export function rowsOf(messages: readonly ChatMessage[]): ThreadRow[] {
  const known = new Set(messages.map(({ id }) => id))
  const repliesTo = new Map<string, ChatMessage[]>()
  const roots: ChatMessage[] = []
  for (const message of messages) {
    const { parent_id: parent } = message
    if (!parent || !known.has(parent)) roots.push(message)
    else repliesTo.set(parent, [...(repliesTo.get(parent) ?? []), message])
  }
  return roots.map((message) => ({ message, replies: repliesTo.get(message.id) ?? [] }))
}

/** Whether a message belongs to what the poster has chosen to look at: an expert's conversation, or all of them. */
export function isOfConversation(
  { expert_id: owner }: Pick<ChatMessage, 'expert_id'>,
  expertId: string | null,
): boolean {
  return expertId === null || owner === null || owner === expertId
}

function inOrder(messages: readonly (ChatMessageFragment | ChatMessage)[]): ChatMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message as ChatMessage]))
  return [...byId.values()].sort((one, other) => one.number - other.number)
}
