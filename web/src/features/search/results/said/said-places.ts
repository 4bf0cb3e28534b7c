import { useFindSaidQuery } from './said.generated'
import { usePublicFindSaidQuery } from './said.public.generated'

/** Where in a recording the words of a search are said. */
export interface Said {
  itemId: string
  second: number
  recording: number
  quote: string
}

/** Whether there may be such a place. */
export const isSpoken = (media: string | null | undefined) => media === 'audio' || media === 'video'

/**
 * The places where the words of a search are said, by the ids of insights and questions. None without an answer: they are a
 * hint, never a reason for a search to fail.
 */
export async function findSaid(
  filter: { words: string },
  ids: readonly string[],
  isMember: boolean,
): Promise<ReadonlyMap<string, Said>> {
  if (ids.length === 0 || filter.words === '') return new Map()
  const query = isMember ? useFindSaidQuery : usePublicFindSaidQuery
  const { find_said: rows } = await query
    .fetcher({ filter, ids })()
    .catch(() => ({ find_said: [] }))
  return new Map(
    rows.flatMap(({ item_id, question_id, second, recording, quote }) => {
      const said = { itemId: item_id ?? '', second: second ?? 0, recording: recording ?? 0, quote: quote ?? '' }
      return [item_id, question_id].flatMap((id) => (id ? [[id, said] as const] : []))
    }),
  )
}
