import { sql } from 'kysely'
import { BUDGET_UNITS, DOLLARS_TO_CENTS, type RoleBudgets } from '#contract/limits.js'
import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { isUuid } from '#platform/uuid.js'
import type { Addressee } from '../posting-content.js'

interface Row {
  is_poster: boolean
  can_be_asked: boolean
  is_available: boolean
  category_ids: string[]
  topic_ids: string[]
  role_ids: string[]
  availability_ids: string[]
  skill_ids: string[]
  domain_ids: string[]
  country_id: string | null
}

/**
 * Whom a new post asks, with what their rate card and profile say (FRAC-26, GD-85), as far as it can still be chosen.
 * Locked, so that an expert who is suspended meanwhile isn't asked. Null without such a person.
 */
export async function loadAddressee(
  transaction: DatabaseTransaction,
  expertId: unknown,
  posterId: string,
): Promise<Addressee | null> {
  if (!isUuid(expertId)) return null
  const { rows } = await sql<Row>`
    select u.id = ${posterId} as is_poster, u.is_expert and not u.is_suspended as can_be_asked,
      coalesce(details.is_available_for_hire_as_cxo, false) as is_available, details.country_id,
      array(select c.id from fractional_rate_cards card join master_objectives c on c.id = card.category_id
        where card.user_id = u.id and not c.deleted) as category_ids,
      array(select r.id from rate_card_roles held join master_roles r on r.id = held.role_id
        where held.user_id = u.id and not r.deleted order by held.position) as role_ids,
      array(select availability_type_id from rate_card_availabilities where user_id = u.id order by 1) as availability_ids,
      array(select t.id from expert_topics held join master_topics t on t.id = held.topic_id
        where held.user_id = u.id and not t.deleted and t.is_approved_by_admin order by t.topic_name limit 20) as topic_ids,
      array(select s.id from expert_expertise held join master_expertise s on s.id = held.expertise_id
        where held.user_id = u.id and not s.deleted order by s.expertise_name limit 20) as skill_ids,
      array(select d.id from expert_domains held join master_domains d on d.id = held.domain_id
        where held.user_id = u.id and not d.deleted order by d.domain_name limit 20) as domain_ids
    from users u left join expert_details details on details.user_id = u.id
    where u.id = ${expertId} for share of u`.execute(transaction)
  const [row] = rows
  if (!row) return null
  return {
    isPoster: row.is_poster,
    canBeAsked: row.can_be_asked,
    isForHire: row.is_available && row.category_ids.length > 0 && row.role_ids.length > 0,
    card: cardOf(row),
  }
}

function cardOf(row: Row): Partial<PostForm> {
  return {
    categoryIds: row.category_ids,
    topicIds: row.topic_ids,
    roleIds: row.role_ids,
    availabilityIds: row.availability_ids,
    skillIds: row.skill_ids,
    domainIds: row.domain_ids,
    countryId: row.country_id,
  }
}

/** What a role may be offered, by unit (FRAC-25, GD-63). */
export async function loadRoleBudgets(transaction: DatabaseTransaction, roleId: unknown): Promise<RoleBudgets> {
  if (!isUuid(roleId)) return {}
  const ranges = await transaction
    .selectFrom('budget_ranges as range')
    .innerJoin('opportunity_duration_types as unit', 'unit.id', 'range.duration_type_id')
    .where('range.role_id', '=', roleId)
    .select(['unit.code', 'min_amount_cents', 'max_amount_cents'])
    .execute()
  const budgets = ranges.map(({ code, min_amount_cents: min, max_amount_cents: max }) => [
    code,
    { minDollars: Number(min) / DOLLARS_TO_CENTS, maxDollars: Number(max) / DOLLARS_TO_CENTS },
  ])
  return Object.fromEntries(budgets.filter(([code]) => BUDGET_UNITS.some((unit) => unit === code)))
}
