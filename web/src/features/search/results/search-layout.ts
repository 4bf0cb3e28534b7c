import type { SearchTab } from '#contract/search/search-groups.js'
import { useMedia } from '#lib/browser/use-media.js'

export interface SearchLayout {
  size: 'wide' | 'middle' | 'narrow'
  /** of experts: three fit from 600 px */
  isRoomy: boolean
  chipsPerStep: number
}

/** Desktop is wider than 1100 px, narrow is below 700 (SRCH-25, GD-48). */
export function useSearchLayout(): SearchLayout {
  const isWide = useMedia('(min-width: 1101px)')
  const isMiddle = useMedia('(min-width: 700px)')
  const isRoomy = useMedia('(min-width: 600px)')
  const hasManyChips = useMedia('(min-width: 701px)')
  return { size: isWide ? 'wide' : isMiddle ? 'middle' : 'narrow', isRoomy, chipsPerStep: hasManyChips ? 12 : 4 }
}

/** Cards in a row, or per step of a carousel (SRCH-22 to SRCH-24, GD-52). */
export function cardsPerStep(tab: SearchTab, { size, isRoomy }: SearchLayout): number {
  if (size === 'wide') return tab === 'insights' || tab === 'usecases' ? 2 : 3
  if (size === 'middle') return 2
  if (tab === 'experts') return isRoomy ? 3 : 2
  return 1
}
