import type { paths } from '#lib/paths.js'

/** Whose profile is linked. */
export type Author = Parameters<typeof paths.profileOf>[0]

interface Card {
  id: string | null
  first_name: string | null
  last_name: string | null
}

/** Who asked, whose card is a row of a view, which can’t promise that its columns are filled. */
export const askerOf = <Shown extends Card>(card: Shown | null) =>
  card?.id ? { ...card, id: card.id, first_name: card.first_name ?? '', last_name: card.last_name ?? '' } : null
