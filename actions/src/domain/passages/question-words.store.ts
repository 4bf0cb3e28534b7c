import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'
import { CIVIL_WORDS, COURTEOUS_WORDS } from './courtesies.rules.js'

/** A word of a question as it occurs in the index, and how rare it is. */
export interface QuestionTerm {
  lexeme: string
  /** Passages that contain it, counted up to COUNT_MAX. */
  passages: number
  /** Words that are expected in any question say little about what it is about. */
  isFiller: boolean
  /** Words that may be meant instead. */
  related: readonly { lexeme: string; passages: number }[]
}

/** What may be searched: what every member may read, and nothing else, or also one's own. */
export interface Searched {
  ownerId: string | null
}

const TERMS_MAX = 40
const COUNT_MAX = 1000
/** As lexemes of Postgres' English dictionary. */
const FILLERS = new Set(
  `advic advis answer anybodi anyon ask best better compani could expert explain far find first get give go good happen help
   idea kind know known let like long make mani mean much need new one peopl pleas put question realli recommend right say set
   should someon someth start still suggest take tell thing think tip tri us use usual want way well whi work would
   arent cant couldn d didn didnt doesn doesnt dont everybodi everyon how im isn isnt ive ll look m re reduc there today ve what
   where who won wont your`.split(/\s+/),
)

/** A year only says when something is asked: “Is cold calling still worth it in 2026?” */
const YEAR = /^20\d\d$/

/** Postgres takes typographic ones for letters, so passages are indexed with plain ones, too (migration alter_indexed_quotes). */
const plainQuotes = (text: string) => text.replace(/[‘’‚ʼ]/g, "'").replace(/[“”„«»]/g, '"')

const stemsOf = (words: readonly string[]) =>
  sql<string[]>`tsvector_to_array(to_tsvector('english', ${words.join(' ')}::text))`

/** The words of a question that an answer could contain, each with those that are related. */
export async function readQuestionTerms(
  queryable: Queryable,
  question: string,
  { ownerId }: Searched,
): Promise<QuestionTerm[]> {
  const { rows } = await sql<{ asked: string; lexeme: string; passages: number; isCivil: boolean }>`
    with asked as (
      select lexeme from unnest(to_tsvector('english', private.without_typos(
        ${plainQuotes(question)}, ${[...FILLERS]}::text[] || ${stemsOf(COURTEOUS_WORDS)}
      ))) limit ${TERMS_MAX}
    ),
    alike as (
      select meaning, stem from private.search_synonyms, unnest(to_tsvector('english', phrase)) as one (stem) where is_loose
    ),
    wanted as (
      select lexeme as asked, lexeme from asked
      union select asked.lexeme, other.stem
      from asked join alike as same on same.stem = asked.lexeme join alike as other using (meaning)
    ),
    counted as (
      select one.lexeme, total.n from (select distinct lexeme from wanted) as one cross join lateral (
        select count(*)::int as n from (
          select from private.passages
          where words @@ quote_literal(one.lexeme)::tsquery and (owner_id is null or owner_id = ${ownerId}::uuid)
          limit ${COUNT_MAX}
        ) as matching
      ) as total (n)
    )
    select asked, lexeme, n as passages, lexeme = any(${stemsOf(CIVIL_WORDS)}) as "isCivil"
    from wanted join counted using (lexeme) order by asked, lexeme`.execute(queryable)
  return rows
    .filter(({ asked, lexeme }) => asked === lexeme)
    .map(({ lexeme, passages, isCivil }) => ({
      ...{ lexeme, passages, isFiller: isCivil || FILLERS.has(lexeme) || YEAR.test(lexeme) },
      related: rows.filter((row) => row.asked === lexeme && row.lexeme !== lexeme),
    }))
}

/** Whether anything is named that an answer could be about. */
export const asksSomething = (terms: readonly QuestionTerm[]) => terms.some(({ isFiller }) => !isFiller)
