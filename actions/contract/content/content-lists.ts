/** How lists of insights and answers are sorted, with the words of each (INS-04, QNA-10); the first is the default. */
export const CONTENT_SORTS = ['recommended', 'like_count', 'view_count', 'share_count'] as const
export type ContentSort = (typeof CONTENT_SORTS)[number]

export const CONTENT_SORT_LABELS: Readonly<Record<ContentSort, string>> = {
  recommended: 'Recommended',
  like_count: 'Most liked',
  view_count: 'Most viewed/ heard',
  share_count: 'Most shared',
}

/** The cursor of a first page of `find_content`: before every place, time and id. */
export const CONTENT_START = {
  afterPlace: -2_147_483_647,
  afterAt: 'infinity',
  afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
} as const
