import { randomUUID } from 'node:crypto'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

interface Refused {
  message: string
  errorCode: string
  extensions: { code: string }
}
export type Call = Refused & {
  id: string
  offeringId: string
  expertId: string
  schedulingUrl: string | null
  scheduledAt: string | null
}
export type Eligibility = Refused & {
  isAllowed: boolean
  blocker: string | null
  message: string | null
  limit: number
  used: number
}

/**
 * People who may book (Nora and Jonas by Brightwater's plan of five calls, Ingrid by Halden's), one on the free plan (Tom),
 * and experts who offer an introduction each.
 */
export async function openOffers(options: { engine?: false } = {}) {
  const database = await createTestDatabase()
  const actions = await startTestActions(database, options)
  const at = (email: string) => persona(database, email)
  const who = {
    nora: await at('nora@brightwater.example'),
    jonas: await at('jonas@brightwater.example'),
    tom: await at('tom@client.example'),
    elena: await at('elena@sagework.example'),
    kenji: await at('kenji@sagework.example'),
    priya: await at('priya@sagework.example'),
  }
  const act = <Answer>(name: string, by: Persona, input: object) =>
    actions.hook<Answer>(`/hooks/actions/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, {
      action: { name },
      input,
      session_variables: {
        'x-hasura-role': by.isExpert ? 'expert' : 'user',
        'x-hasura-user-id': by.id,
        'x-hasura-session-id': by.sessionId,
      },
    })
  return {
    ...{ database, actions, who },
    offer: (expert: Persona, part: Partial<OfferColumns> = {}) => insertOffer(database, expert, part),
    book: (by: Persona, offeringId: string, id: string | null = randomUUID()) =>
      act<Call>('bookAdvice', by, { offeringId, id }),
    check: (by: Persona, offeringId: string) => act<Eligibility>('bookingEligibility', by, { offeringId }),
    cancel: (by: Persona, id: string) => act<Call>('cancelAdviceBooking', by, { id }),
    note: (by: Persona, id: string, scheduledAt: string) => act<Call>('recordCallBooking', by, { id, scheduledAt }),
    get: <Answer>(by: Persona, path: string) => actions.get<Answer>(path, { token: tokenFor(by) }),
    bookedBy: async ({ id }: Persona) =>
      (
        await database.query<{ id: string; expert_id: string }>(
          'select id, expert_id from advice_bookings where booker_id = $1 and cancelled_at is null order by booked_at',
          [id],
        )
      ).map((row) => row.id),
    /** A person's notices about calls, and whether each is emailed, too. */
    toldTo: ({ id, email }: Persona) =>
      database.query<{ title: string; body: string; link: string; mailed: boolean }>(
        `select n.title, n.body, n.link,
           exists (select from private.outbox_mails m where m.effect_key = n.effect_key and m.to_address = $2) as mailed
         from notifications n where n.user_id = $1 and n.kind = 'meeting' order by n.created_at, n.title`,
        [id, email],
      ),
  }
}

interface OfferColumns {
  subtopic: string
  price_cents: number
  duration: number
  enabled: boolean
}

async function insertOffer(
  database: Awaited<ReturnType<typeof createTestDatabase>>,
  expert: Persona,
  part: Partial<OfferColumns>,
): Promise<string> {
  const { price_cents: cents = 0, enabled = true, duration = 20 } = part
  const [row] = await database.query<{ id: string }>(
    `insert into advice_offerings (user_id, topic_id, subtopic, description, duration, price_cents, enabled, is_introductory)
     select $1, id, $2, btrim(repeat('We read your two sentences together. ', 4)), $3, $4, $5, $4 = 0 from master_topics limit 1
     returning id`,
    [
      expert.id,
      part.subtopic ?? `An introduction of twenty minutes with ${expert.id.slice(0, 8)}`,
      duration,
      cents,
      enabled,
    ],
  )
  return String(row?.id)
}
