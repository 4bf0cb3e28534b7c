import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { questionBody } from '#contract/ai/ai-limits.js'
import { openStream } from '#platform/streams/streams.testkit.js'
import type { TestDatabase } from '#tests/database.js'
import { actionSecret } from '#tests/environment.js'
import { request } from '#tests/http.js'
import { type Persona, tokenFor } from '#tests/tokens.js'

export const FOUNDED = 'Channel partners in Norway need a joint pipeline review every month before they sell anything.'
export const QUESTION = 'How often should channel partners in Norway review the pipeline?'
export const UNANSWERABLE = 'Which submarine paint resists barnacles longest?'

interface Answered {
  message?: string
  extensions?: { code: string; errors?: { field: string }[] }
  conversation_id: string
  answerId: string
  id: string
}

export interface StoredAnswer extends Record<string, unknown> {
  id: string
  status: string
  support: string | null
  notice: string | null
  model: string | null
  prompt: { instruction: string } | null
  run: number
  text: string | null
  cited: number[]
  people: number
}

/** What people do in conversations with the AI, as the engine passes it on. */
export function openConversations(url: string, database: TestDatabase) {
  const act = (name: string, by: Persona, input: object) =>
    request<Answered>(
      'POST',
      `${url}/hooks/actions/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      {
        action: { name },
        input,
        session_variables: {
          'x-hasura-user-id': by.id,
          'x-hasura-role': by.isExpert ? 'expert' : 'user',
          'x-hasura-session-id': by.sessionId,
        },
      },
      { headers: { 'x-action-secret': actionSecret() } },
    )
  const begin = async (by: Persona, text = QUESTION) => {
    const { body } = await act('createAiConversation', by, { text, preferences: null })
    return body.conversation_id
  }
  const send = (by: Persona, conversationId: string, text = QUESTION, more: object = {}) =>
    act('addAiConversationMessage', by, {
      ...{ id: randomUUID(), conversationId, step: 'follow-up-1', isAiGenerated: false },
      ...{ body: questionBody(text, null), ...more },
    })
  const stored = async (answerId: string) => {
    const [row] = await database.query<StoredAnswer>(
      `select a.*, m.body -> 'data' -> 0 ->> 'content' as text,
         array(select number from ai_answer_citations c where c.answer_id = a.id order by 1) as cited,
         (select count(*)::int from ai_answer_people p where p.answer_id = a.id) as people
       from ai_answers a left join ai_conversation_messages m on m.id = a.message_id where a.id = $1`,
      [answerId],
    )
    if (!row) throw new Error(`no answer ${answerId}`)
    return row
  }
  return {
    act,
    begin,
    send,
    stored,
    /** Asks in a new conversation. @returns the answer's id */
    ask: async (by: Persona, text = QUESTION) => (await send(by, await begin(by, text), text)).body.answerId,
    /** The answer once it has ended. */
    ended: async (answerId: string) => {
      await expect.poll(async () => (await stored(answerId)).status, { timeout: 8_000 }).toMatch(/done|stopped|failed/)
      return stored(answerId)
    },
    follow: (by: Persona, answerId: string, lastEventId?: string) =>
      openStream(`${url}/api/ai/answers/${answerId}/stream`, { token: tokenFor(by), lastEventId }),
  }
}

/** An expert's profile with something worth citing. */
export async function publishProfile(database: TestDatabase, expertId: string, work = FOUNDED): Promise<void> {
  await database.query('update expert_details set bio = null, experience = null, work = $2 where user_id = $1', [
    expertId,
    work,
  ])
}
