import { paths } from '#lib/paths.js'

const PATHS: Record<string, (id: string) => string> = {
  opportunity: (id) => paths.opportunityDetail(id),
}

/** Where the thing that a transfer was for can be seen; null where there is no such page. */
export function subjectPath(type: string | null | undefined, id: string | null | undefined): string | null {
  return (type && id && PATHS[type]?.(id)) || null
}
