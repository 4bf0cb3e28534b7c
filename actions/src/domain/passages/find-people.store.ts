import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'
import type { QuestionTerm } from './question-words.store.js'

/** Somebody who could say more. */
export interface AbleExpert {
  userId: string
  /** The topic or skill they were found by; null for authors of what was found. */
  subject: string | null
}

const PEOPLE_MAX = 3
const PER_SUBJECT_MAX = 100

/**
 * Who could say more: whoever wrote what was found, then experts who work on a topic, skill or industry that the question
 * names; only if there are none of these, any with a complete profile, so that nobody is left without somebody to ask.
 */
export async function findAbleExperts(
  queryable: Queryable,
  terms: readonly QuestionTerm[],
  { authors, asker, industry }: { authors: readonly string[]; asker: string; industry: string },
): Promise<AbleExpert[]> {
  const lexemes = terms.filter(({ isFiller }) => !isFiller).map(({ lexeme }) => lexeme)
  const { rows } = await sql<AbleExpert & { isAny: boolean }>`
    with subjects as (
      select id, topic_name as name, 1 as weight from master_topics where not deleted and is_approved_by_admin
      union all select id, expertise_name, 1 from master_expertise where not deleted
      union all select id, domain_name, 1 from master_domains where not deleted
    ), named as (
      select id, name, weight * cardinality(array(
        select unnest(tsvector_to_array(to_tsvector('english', name))) intersect select unnest(${lexemes}::text[])
      )) + case when name = ${industry} then 0.5 else 0 end as weight
      from subjects
    ), telling as (select * from named where weight > 0 order by weight desc, name limit 12),
    able as (
      select found.user_id, t.name, t.weight from telling t cross join lateral (
        (select user_id from expert_topics where topic_id = t.id limit ${PER_SUBJECT_MAX})
        union all (select user_id from expert_expertise where expertise_id = t.id limit ${PER_SUBJECT_MAX})
        union all (select user_id from expert_domains where domain_id = t.id limit ${PER_SUBJECT_MAX})
      ) as found
    ), ranked as (
      select user_id, (array_agg(name order by weight desc, name))[1] as subject, sum(weight) as weight, 1 as tier
      from able group by user_id
      union all select author, null, 100 - position, 2 from unnest(${authors}::uuid[]) with ordinality as wrote (author, position)
      union all (select user_id, null, 0, 0 from expert_details where profile_complete_percent = 100
        order by user_id limit ${PEOPLE_MAX + 1})
    )
    select one.user_id as "userId", (array_agg(one.subject order by one.tier desc))[1] as subject,
      max(one.tier) = 0 as "isAny"
    from ranked one join users u on u.id = one.user_id and u.is_expert and not u.is_suspended and u.id <> ${asker}
    join expert_details d on d.user_id = one.user_id
    group by one.user_id order by max(one.tier) desc, max(one.weight) desc, max(d.profile_complete_percent) desc, one.user_id
    limit ${PEOPLE_MAX}`.execute(queryable)
  const able = rows.filter(({ isAny }) => !isAny)
  return (able.length > 0 ? able : rows).map(({ userId, subject }) => ({ userId, subject }))
}
