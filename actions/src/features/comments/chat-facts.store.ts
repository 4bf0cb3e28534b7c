import { sql } from 'kysely'
import type { ChatFacts, ChatRole } from '#contract/chat/comment-bar.js'
import { isApplicant } from '#contract/workflow/tracking.graph.js'
import type { OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import type { Queryable } from '#platform/database.js'

export interface CallerInChat extends ChatFacts {
  canSee: boolean
  /** The poster has a paid plan (GO-57). */
  isOpen: boolean
  /** They posted it, applied, or may chat without having applied. */
  isInvolved: boolean
  /** Reads every conversation; an expert reads their own and what is for everybody (GO-58). */
  seesAll: boolean
  isSomeOneHired: boolean
}

interface Row {
  role: ChatRole | null
  sees_all: boolean | null
  is_open: boolean
  chat_only: boolean
  interest_shown_at: Date | null
  is_self_hired: boolean
  is_other_hired: boolean
}

/** The chat of an opportunity from the caller's point of view. The view decides who takes part, as it does for reads. */
export async function loadChatFacts(
  database: Queryable,
  opportunity: OpportunityFacts,
  caller: Pick<Caller, 'userId'>,
): Promise<CallerInChat> {
  const { id, posterId, status, trackingStatus: standing, canSee, isPoster } = opportunity
  const hired = (whose: '=' | '<>') => sql<boolean>`exists (select from opportunity_trackings t
    where t.opportunity_id = o.id and t.status in ('accepted', 'in progress', 'completed')
      and t.user_id ${sql.raw(whose)} ${caller.userId})`
  const { rows } = await sql<Row>`
    select mine.role, mine.sees_all, o.chat_only, tracking.interest_shown_at,
      exists (select from opportunity_participants p
        where p.opportunity_id = o.id and p.user_id = ${posterId} and p.role = 'poster') as is_open,
      ${hired('=')} as is_self_hired, ${hired('<>')} as is_other_hired
    from opportunities o
    left join opportunity_participants mine on mine.opportunity_id = o.id and mine.user_id = ${caller.userId}
    left join opportunity_trackings tracking on tracking.opportunity_id = o.id and tracking.user_id = ${caller.userId}
    where o.id = ${id}`.execute(database)
  const [row] = rows
  const role = row?.role ?? null
  return {
    canSee,
    isOpen: row?.is_open ?? false,
    isInvolved: role !== null || isPoster || isApplicant(standing, Boolean(row?.interest_shown_at)),
    role,
    seesAll: row?.sees_all ?? false,
    status,
    standing,
    chatOnly: row?.chat_only ?? false,
    isSomeOneElseHired: row?.is_other_hired ?? false,
    isSomeOneHired: Boolean(row?.is_self_hired || row?.is_other_hired),
  }
}
