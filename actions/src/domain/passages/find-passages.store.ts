import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'
import type { QuestionTerm, Searched } from './question-words.store.js'
import type { Candidate } from './rank-passages.rules.js'

/** Looked at per term, so that a common word doesn't have the whole index read. */
const PER_TERM_MAX = 150
const TERMS_MAX = 24

/**
 * Passages that contain any of the terms, most telling terms first, and whatever somebody wrote whom the question names in full; what
 * suspended people wrote is left out.
 */
export async function findCandidates(
  queryable: Queryable,
  terms: readonly QuestionTerm[],
  { ownerId }: Searched,
): Promise<Candidate[]> {
  const telling = terms
    .filter(({ isFiller }) => !isFiller)
    .flatMap(({ related, ...term }) => [term, ...related])
    .filter(({ passages }) => passages > 0)
    .sort((one, other) => one.passages - other.passages)
    .slice(0, TERMS_MAX)
    .map(({ lexeme }) => lexeme)
  if (telling.length === 0) return []
  const all = terms.flatMap(({ lexeme, related }) => [lexeme, ...related.map((other) => other.lexeme)])
  const { rows } = await sql<Candidate>`
    with found as (
      select distinct hit.id from unnest(${telling}::text[]) as term (lexeme)
      cross join lateral (
        select id from private.passages
        where words @@ quote_literal(term.lexeme)::tsquery and (owner_id is null or owner_id = ${ownerId}::uuid)
        limit ${PER_TERM_MAX}
      ) as hit
    ), named as (
      select distinct author_id as id, names.lexemes
      from found join private.passages using (id) join users on users.id = author_id
      cross join lateral (
        select tsvector_to_array(to_tsvector('english', concat_ws(' ', first_name, last_name)))
      ) as names (lexemes)
      where source_kind = 'profile' and cardinality(names.lexemes) > 1 and names.lexemes <@ ${terms.map(({ lexeme }) => lexeme)}::text[]
    ), candidates as (
      select id from found
      union select theirs.id from named cross join lateral (
        select id from private.passages where author_id = named.id and owner_id is null limit ${PER_TERM_MAX}
      ) as theirs
    )
    select p.id, p.source_kind as "sourceKind", p.source_id as "sourceId", p.position, p.author_id as "authorId",
      concat_ws(' ', author.first_name, author.last_name) as author, p.title, p.content,
      coalesce(matched.in_content, '{}') as "inContent", coalesce(matched.in_title, '[]') as "inTitle",
      coalesce(matched.in_about, '[]') || coalesce(to_jsonb(named.lexemes), '[]') as "inAbout",
      coalesce(to_jsonb(named.lexemes), '[]') as "inAuthor",
      array_length(regexp_split_to_array(p.content, '\\s+'), 1) as length, item.confirmed_at as "datedAt"
    from candidates join private.passages p using (id) join users author on author.id = p.author_id and not author.is_suspended
    left join named on named.id = p.author_id
    left join content_items item on item.id = p.source_id and item.kind = p.source_kind
    cross join lateral (
      select jsonb_object_agg(word.lexeme, counted.n) filter (where counted.n > 0) as in_content,
        jsonb_agg(word.lexeme) filter (where 'A' = any(word.weights)) as in_title,
        jsonb_agg(word.lexeme) filter (where 'C' = any(word.weights)) as in_about
      from unnest(p.words) as word
      cross join lateral (select count(*) as n from unnest(word.weights) as weight where weight = 'B') as counted
      where word.lexeme = any(${all}::text[])
    ) as matched`.execute(queryable)
  return rows
}
