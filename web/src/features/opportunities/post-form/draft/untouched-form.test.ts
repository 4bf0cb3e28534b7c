import { expect, it } from 'vitest'
import { editorToRaw, rawToEditor } from '#contract/rich-text/editor-adapter.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { opportunityCard } from '#testing/opportunity-fixtures.js'
import { type EditedRow, fromStoredOpportunity } from '../form-values'
import { newForm } from '../use-post-form'

const brief = 'Written before there was rich text.\n\nIn two lines.'
const keyed = plainToRichText(brief)
keyed.blocks = keyed.blocks.map((block, index) => ({ ...block, key: `draft${index}` }))
const lists = {
  ...{ categories: [], topics: [], domains: [], skills: [], roles: [], availabilities: [], documents: [] },
  payments: [],
  package_experts: [],
}

it.each([
  ['plain words', null],
  ['rich text with keys of another editor', keyed],
])('an untouched form keeps no draft of %s, although its editor reports the content', (_what, rich) => {
  const row = {
    ...opportunityCard(),
    ...lists,
    brief,
    brief_rich_text: rich,
    start_date_id: null,
  } as unknown as EditedRow
  const form = fromStoredOpportunity(row, newForm('fractional').description)
  expect(editorToRaw(rawToEditor(form.briefRichText))).toEqual(form.briefRichText)
  expect(form.brief).toBe('Written before there was rich text.\nIn two lines.')
})
