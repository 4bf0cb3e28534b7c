import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PRIVACY_INDEX, TERMS_OF_USE_INDEX } from '#contract/legal/account-texts.generated.js'
import { COOKIES_VERSIONS } from '#contract/legal/cookies.generated.js'
import { HIRING_TERMS_TEXTS } from '#contract/legal/hiring-terms-texts.generated.js'
import { HIRING_TERMS_VERSIONS } from '#contract/legal/hiring-terms-versions.generated.js'
import { PRIVACY_VERSIONS } from '#contract/legal/privacy.generated.js'
import { TERMS_OF_USE_VERSIONS } from '#contract/legal/terms-of-use.generated.js'
import { readVersions } from '#scripts/lib/legal-text.js'

const legal = path.resolve(import.meta.dirname, '../../docs/legal')
const versionsIn = (folder: string) =>
  readVersions(
    readdirSync(path.join(legal, folder)).map((name) => ({
      day: path.basename(name, '.md'),
      markdown: readFileSync(path.join(legal, folder, name), 'utf8'),
    })),
  )

const FIRST = '# Terms\n\n## In short\n\n- Be fair.\n\n## The fee\n\nPay it.\n\nOnce.\n'
const SECOND = FIRST.replace('## In short', '## What’s new\n\n- The fee is higher.\n\n## In short')

describe('the output of npm run legal', () => {
  it('[X-61] is what docs/legal says', () => {
    const versions = versionsIn('hiring-terms')
    expect(HIRING_TERMS_VERSIONS).toEqual(
      versions.map(({ version, appliesFrom, changes }) => ({ version, appliesFrom, changes })),
    )
    expect(HIRING_TERMS_TEXTS).toEqual(
      versions.map(({ version, summary, sections }) => ({ version, summary, sections })),
    )
    expect(TERMS_OF_USE_VERSIONS).toEqual(versionsIn('terms-of-use'))
    expect(PRIVACY_VERSIONS).toEqual(versionsIn('privacy'))
    expect(COOKIES_VERSIONS).toEqual(versionsIn('cookies'))
    const withoutTexts = (folder: string) =>
      versionsIn(folder).map(({ version, appliesFrom, changes }) => ({ version, appliesFrom, changes }))
    expect([TERMS_OF_USE_INDEX, PRIVACY_INDEX]).toEqual([withoutTexts('terms-of-use'), withoutTexts('privacy')])
  })

  it('[X-61] numbers the versions by the day in their name', () => {
    const files = [
      { day: '2027-03-01', markdown: SECOND },
      { day: '2026-11-01', markdown: FIRST },
    ]
    expect(readVersions(files)).toEqual([
      {
        ...{ version: 1, appliesFrom: '2026-11-01', changes: [] },
        ...{ summary: ['Be fair.'], sections: [{ title: 'The fee', paragraphs: ['Pay it.', 'Once.'] }] },
      },
      expect.objectContaining({ version: 2, appliesFrom: '2027-03-01', changes: ['The fee is higher.'] }),
    ])
  })

  it.each([
    ['a name that isn’t a day', 'November', FIRST],
    ['no title', '2026-11-01', FIRST.replace('# Terms\n', '')],
    ['no summary', '2026-11-01', '# Terms\n\n## The fee\n\nPay it.\n'],
    ['an empty section', '2026-11-01', `${FIRST}\n## Nothing\n`],
    ['Markdown that the page can’t show', '2026-11-01', FIRST.replace('Once.', '- Once.')],
    ['a link', '2026-11-01', FIRST.replace('Once.', 'See [this](https://a.example).')],
  ])('refuses %s, and names the file', (_, day, markdown) => {
    expect(() => readVersions([{ day, markdown }])).toThrow(`${day}.md`)
  })

  it('refuses a new version that doesn’t say what is new', () => {
    const both = [
      { day: '2026-11-01', markdown: FIRST },
      { day: '2027-03-01', markdown: FIRST },
    ]
    expect(() => readVersions(both)).toThrow('2027-03-01.md: it has no section “What’s new”')
  })
})
