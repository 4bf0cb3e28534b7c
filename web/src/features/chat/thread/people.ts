import { fullName } from '#contract/format/full-name.js'
import type { ChatConversationFragment, ChatFellowFragment } from '../data/chat.generated'
import type { ChatMessage } from '../data/thread'

export interface Participant {
  user_id: string
  role: string
  sees_all: boolean
  chat_seen_at: string | null
  user: ChatFellowFragment['user']
  /** the poster and the team read these of experts alone */
  contact?: ChatConversationFragment['contact']
  /** the number of an expert's last message; below every number if they never wrote */
  turn?: number
  wrote_at?: string | null
}

// The columns of a view may be null as far as the schema knows.

/** The poster and the team. */
export function toSide(rows: readonly ChatFellowFragment[]): Participant[] {
  return rows.map((row) => ({
    ...row,
    user_id: row.user_id ?? '',
    role: row.role ?? '',
    sees_all: row.sees_all ?? false,
  }))
}

export function toExperts(rows: readonly ChatConversationFragment[]): Participant[] {
  return rows.map((row) => ({
    ...row,
    user_id: row.user_id ?? '',
    role: 'expert',
    sees_all: false,
    turn: row.turn ?? 0,
  }))
}

/** Whoever left is still named as the author of what they wrote. */
export const SOMEBODY = 'Somebody who has left'

export function nameOfParticipant({ user }: Pick<Participant, 'user'>): string {
  return user ? fullName(user) : SOMEBODY
}

/**
 * Whether the other side has opened the chat since a message of one's own: the poster, for an expert; that expert, for
 * the poster; for what is for everybody, how many have.
 */
function seenText(message: ChatMessage, me: string, people: readonly Participant[], hasMore: boolean): string | null {
  if (message.user_id !== me) return null
  const isMineAlone = message.expert_id === me
  const readers = people.filter(({ user_id: id, role }) => {
    if (id === me) return false
    if (isMineAlone) return role === 'poster'
    return role === 'expert' && (message.expert_id === null || message.expert_id === id)
  })
  const seen = readers.filter(({ chat_seen_at: at }) => at && Date.parse(at) >= Date.parse(message.created_at)).length
  if (seen === 0) return null
  if (hasMore && message.expert_id === null) return `Seen by ${seen} or more`
  return readers.length === 1 ? 'Seen' : `Seen by ${seen} of ${readers.length}`
}

/** "Seen" by message: under the newest of each conversation alone, since it holds for all before it. */
export function seenMarks(
  messages: readonly ChatMessage[],
  me: string,
  people: readonly Participant[],
  hasMore: boolean,
) {
  const newest = new Map<string | null, [id: string, text: string]>()
  for (const message of messages) {
    const text = seenText(message, me, people, hasMore)
    if (text !== null) newest.set(message.expert_id, [message.id, text])
  }
  return new Map(newest.values())
}

/** Whether an expert has written since somebody last opened the chat. Both times are the server's. */
export function hasWrittenSince({ wrote_at: at }: Participant, seenAt: string | null): boolean {
  return at != null && (seenAt === null || Date.parse(at) > Date.parse(seenAt))
}

/** Those who can be mentioned where a message goes: whoever can read it (GO-58). */
export function mentionable(people: readonly Participant[], me: string, expertId: string | null): Participant[] {
  return people.filter(({ user_id: id, sees_all: seesAll, user }) => id !== me && user && (seesAll || id === expertId))
}
