import type { LegalVersion } from '#contract/legal/hiring-terms-version.js'

/** A file of docs/legal: the day in its name, and its text. */
export interface LegalFile {
  day: string
  markdown: string
}

const LISTS: Readonly<Record<string, 'changes' | 'summary'>> = { 'What’s new': 'changes', 'In short': 'summary' }
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Reads every version of a legal text and numbers them by day.
 * @throws Error naming the file and what is wrong with it
 */
export function readVersions(files: readonly LegalFile[]): LegalVersion[] {
  const byDay = [...files].sort((one, other) => one.day.localeCompare(other.day))
  return byDay.map((file, index) => readVersion(file, index + 1))
}

function readVersion({ day, markdown }: LegalFile, version: number): LegalVersion {
  const refuse = (fault: string): never => {
    throw new Error(`${day}.md: ${fault}`)
  }
  if (!DAY.test(day) || Number.isNaN(Date.parse(day))) refuse('its name isn’t a day, as in 2026-11-01.md')
  const [head = '', ...parts] = markdown.trim().split(/^## /m)
  if (!/^# [^\n]+\s*$/.test(head)) refuse('it begins with # and its title, and the rest is in sections')
  const terms: LegalVersion = { version, appliesFrom: day, changes: [], summary: [], sections: [] }
  for (const part of parts) {
    const [title = '', ...blocks] = part.trim().split(/\n+/)
    const strange = blocks.find((block) =>
      title in LISTS ? !block.startsWith('- ') : /^\s|^[#>*|`-]|\]\(/.test(block),
    )
    if (blocks.length === 0 || strange !== undefined) refuse(`“${title}” is empty or holds more than text: ${strange}`)
    const list = LISTS[title]
    if (list) terms[list] = blocks.map((block) => block.slice('- '.length))
    else terms.sections.push({ title, paragraphs: blocks })
  }
  if (terms.summary.length === 0) refuse('it has no section “In short”')
  if (version > 1 && terms.changes.length === 0) refuse('it has no section “What’s new”')
  return terms
}

const head = (folder: string) => `// Written by \`npm run legal\` from docs/legal/${folder}; change the texts there.\n`
const module = (folder: string, type: string, name: string, rows: readonly object[]) =>
  `${head(folder)}import type { ${type} } from './hiring-terms-version.js'\n\nexport const ${name}: readonly ${type}[] = ${JSON.stringify(rows, null, 2)}\n`

/** The two modules that the server and the pages are built with; only the page of the terms needs the texts. */
export function legalModules(versions: readonly LegalVersion[]): Record<'versions' | 'texts', string> {
  return {
    versions: module(
      'hiring-terms',
      'HiringTermsVersion',
      'HIRING_TERMS_VERSIONS',
      versions.map(({ version, appliesFrom, changes }) => ({ version, appliesFrom, changes })),
    ),
    texts: module(
      'hiring-terms',
      'HiringTermsText',
      'HIRING_TERMS_TEXTS',
      versions.map(({ version, summary, sections }) => ({ version, summary, sections })),
    ),
  }
}

/** The module of a text that only its page needs: `privacy` becomes `PRIVACY_VERSIONS`. */
export function legalModule(folder: string, versions: readonly LegalVersion[]): string {
  return module(folder, 'LegalVersion', `${folder.toUpperCase().replaceAll('-', '_')}_VERSIONS`, versions)
}

/** The versions of several texts without what they say, for whoever only needs to know which one is in force. */
export function legalIndex(texts: Readonly<Record<string, readonly LegalVersion[]>>): string {
  const rows = Object.entries(texts).map(([folder, versions]) => {
    const index = versions.map(({ version, appliesFrom, changes }) => ({ version, appliesFrom, changes }))
    const name = `${folder.toUpperCase().replaceAll('-', '_')}_INDEX`
    return `export const ${name}: readonly HiringTermsVersion[] = ${JSON.stringify(index, null, 2)}\n`
  })
  const type = "import type { HiringTermsVersion } from './hiring-terms-version.js'\n"
  return [`${head(Object.keys(texts).join(' and '))}${type}`, ...rows].join('\n')
}
