import type { EntryKind } from '#contract/identity/profile/profile-entries.messages.js'
import type { ProfileEntries, ProfileEntry } from '#contract/identity/profile/profile-entries.schema.js'
import type { OwnProfileEntriesQuery, SaveProfileEntriesMutationVariables } from './profile-entries.expert.generated'

interface EntryPart {
  key: Exclude<keyof ProfileEntry, 'untitledId'>
  label: string
  placeholder?: string
  isOptional?: boolean
  type?: 'long' | 'year' | 'url'
}

interface ListDescription {
  title: string
  /** what an entry is called: "Role 1" */
  noun: string
  add: string
  save: string
  none: string
  parts: readonly EntryPart[]
}

/** What each list asks for. */
export const LISTS: Readonly<Record<EntryKind, ListDescription>> = {
  experience: {
    title: 'Experience',
    noun: 'Role',
    add: 'Add a role',
    save: 'Save experience',
    none: 'No roles yet. List the ones that matter for your work today, the latest first.',
    parts: [
      { key: 'title', label: 'Title', placeholder: 'VP Marketing' },
      { key: 'organization', label: 'Company', isOptional: true },
      { key: 'startedYear', label: 'From', isOptional: true, type: 'year' },
      { key: 'endedYear', label: 'Until', isOptional: true, type: 'year', placeholder: 'Today' },
      { key: 'description', label: 'What you did there', isOptional: true, type: 'long' },
    ],
  },
  work: {
    title: 'Selected work',
    noun: 'Work',
    add: 'Add work',
    save: 'Save work',
    none: 'Nothing here yet. Show one or two things you are proud of, and what came of them.',
    parts: [
      { key: 'title', label: 'Title', placeholder: 'A price change that doubled revenue' },
      { key: 'url', label: 'Link', isOptional: true, type: 'url', placeholder: 'https://' },
      { key: 'description', label: 'What came of it', isOptional: true, type: 'long' },
    ],
  },
  link: {
    title: 'Links',
    noun: 'Link',
    add: 'Add a link',
    save: 'Save links',
    none: 'No links yet. Your site, your newsletter, or wherever people can read more of you.',
    parts: [
      { key: 'title', label: 'Name', placeholder: 'My newsletter' },
      { key: 'url', label: 'Address', type: 'url', placeholder: 'https://' },
    ],
  },
}

/** The stored list as the form has it. */
export function toEntriesForm({ expert_details_by_pk: details }: OwnProfileEntriesQuery): ProfileEntries {
  return {
    entries: (details?.entries ?? []).map((entry) => ({
      title: entry.title ?? '',
      organization: entry.organization ?? '',
      startedYear: entry.started_year?.toString() ?? '',
      endedYear: entry.ended_year?.toString() ?? '',
      url: entry.url ?? '',
      description: entry.description ?? '',
      ...(entry.title === null && { untitledId: entry.id }),
    })),
  }
}

/** The list as it is stored, in its order. What still has no title keeps its row. */
export function toSaveEntries(
  me: string,
  kind: EntryKind,
  { entries }: ProfileEntries,
): SaveProfileEntriesMutationVariables {
  const columns = new Map(entries.map((entry, index) => [entry, { position: index + 1, ...columnsOf(entry) }]))
  const untitled = entries.filter(isKeptUntitled)
  return {
    me,
    kind,
    entries: entries
      .filter((entry) => !isKeptUntitled(entry))
      .map((entry) => ({ kind, title: entry.title, ...columns.get(entry) })),
    untitledIds: untitled.map(({ untitledId }) => untitledId),
    untitled: untitled.map((entry) => ({ where: { id: { _eq: entry.untitledId } }, _set: columns.get(entry) })),
  }
}

/**
 * The list as the server has it once it was saved: what has a title is an entry like any other.
 * @param lost rows that were deleted elsewhere at the same moment
 */
export function savedEntries(entries: ProfileEntry[], lost: readonly string[]): ProfileEntry[] {
  return entries.map((entry) => {
    if (entry.untitledId === undefined || (isKeptUntitled(entry) && !lost.includes(entry.untitledId))) return entry
    const { untitledId, ...titled } = entry
    return titled
  })
}

/** Whether the server keeps an entry like this: it has a title, or a row from before there were titles. */
export const isStored = ({ title, untitledId }: ProfileEntry) => Boolean(title.trim() || untitledId)

/** Whether an entry is what was one text before there were lists, and has been given no title since. */
function isKeptUntitled(entry: ProfileEntry): entry is ProfileEntry & { untitledId: string } {
  return Boolean(entry.untitledId && !entry.title.trim())
}

function columnsOf(entry: ProfileEntry) {
  return {
    organization: entry.organization || null,
    started_year: entry.startedYear ? Number(entry.startedYear) : null,
    ended_year: entry.endedYear ? Number(entry.endedYear) : null,
    url: entry.url || null,
    description: entry.description || null,
  }
}

/** The list in words, for who has to choose between two versions of it. */
export function entriesInWords(entries: readonly ProfileEntry[]): string {
  return entries.map(({ title, description }) => title || description).join(', ')
}

export const BLANK_ENTRY: ProfileEntry = {
  ...{ title: '', organization: '', startedYear: '', endedYear: '', url: '', description: '' },
}
