/** How the personas look; their rows are in seeds/personas. */
export const PERSONA_LOOKS = [
  { slug: 'nora-lindqvist', skin: 0, hair: 'bob', tone: 'blond', beard: false, glasses: false },
  { slug: 'jonas-bakker', skin: 0, hair: 'quiff', tone: 'brown', beard: true, glasses: false },
  { slug: 'ingrid-solberg', skin: 0, hair: 'ponytail', tone: 'auburn', beard: false, glasses: true },
  { slug: 'tom-ashworth', skin: 1, hair: 'short', tone: 'dark', beard: false, glasses: true },
  { slug: 'elena-marchetti', skin: 1, hair: 'wavy', tone: 'dark', beard: false, glasses: false },
  { slug: 'marcus-webb', skin: 4, hair: 'crop', tone: 'black', beard: true, glasses: false },
  { slug: 'priya-raman', skin: 3, hair: 'long', tone: 'black', beard: false, glasses: false },
  { slug: 'kenji-mori', skin: 1, hair: 'parted', tone: 'grey', beard: false, glasses: true },
  { slug: 'victor-hale', skin: 0, hair: 'quiff', tone: 'chestnut', beard: false, glasses: false },
  { slug: 'ada-thornton', skin: 0, hair: 'bun', tone: 'grey', beard: false, glasses: true },
]

export const PERSONA_LOGOS = [
  { slug: 'brightwater', mark: 'waves' },
  { slug: 'halden', mark: 'peak' },
]
