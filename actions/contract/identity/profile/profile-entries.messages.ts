/** What experts list on their profile. */
export const ENTRY_KINDS = ['experience', 'work', 'link'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const PROFILE_ENTRY_LIMITS = {
  entriesMax: 20,
  titleCharactersMax: 120,
  descriptionCharactersMax: 5000,
  yearMin: 1940,
  yearMax: 2100,
} as const

const { entriesMax, titleCharactersMax, descriptionCharactersMax } = PROFILE_ENTRY_LIMITS

export const PROFILE_ENTRY_MESSAGES = {
  count: `You can list up to ${entriesMax}`,
  title: 'Give it a title',
  untitled: 'This was written before entries had titles. You can leave it as it is or give it a title.',
  titleLength: `Use up to ${titleCharactersMax} characters`,
  description: `Use up to ${descriptionCharactersMax} characters`,
  year: `Enter a year such as 2019`,
  order: 'It can’t end before it started',
  start: 'Say when it started',
  url: 'Enter a web address, such as company.com',
  urlNeeded: 'Enter where the link leads',
} as const
