import { describe, expect, it } from 'vitest'
import { creatorAddress, TYPE_FACTS } from '../type-facts.js'
import { addressedForm, postableTypes } from '../types.js'
import { ALL_FIELDS, fieldsOfKind, POST_FIELDS, type PostField } from './fields/post-fields.js'
import { hireExpertOnProject } from './hire-expert-on-project.js'
import { emptyPostForm } from './post-form.js'
import { ASKS, type Ask, typesToAskFor } from './post-titles.js'
import type { FormPart } from './post-type.js'
import { TEST_FORM } from './post-types.testkit.js'

/** The fields of composite elements. */
const FIELDS_OF_PART: Readonly<Partial<Record<FormPart, readonly PostField[]>>> = {
  titlePreview: [],
  budget: ['minBudgetAmount', 'maxBudgetAmount'],
  nda: ['companyAskedToSignNda', 'ndaIds'],
  brief: ['brief', 'briefRichText'],
  rateCard: ['categoryIds', 'topicIds', 'roleIds', 'availabilityIds', 'skillIds', 'domainIds', 'countryId'],
}
const fieldsOf = (part: FormPart) => FIELDS_OF_PART[part] ?? [part as PostField]

const addressed = postableTypes().flatMap(({ type }) => {
  const form = addressedForm(type)
  return form ? [{ type: `addressed ${type}`, form }] : []
})

describe.each([...postableTypes(), ...addressed, { type: 'the test’s', form: TEST_FORM }])(
  'the form of $type posts',
  ({ form }) => {
    it('shows each of its fields exactly once', () => {
      const shown = form.sections.flatMap(({ rows }) => rows.flat()).flatMap(fieldsOf)
      expect([...shown].sort()).toEqual([...form.fields].sort())
    })

    it('asks for what every post needs: a brief, and the poster’s consent', () => {
      expect(form.fields).toEqual(expect.arrayContaining(['brief', 'briefRichText', 'posterAgreedTerms']))
    })

    it('derives the title from its own fields, and only sets defaults for them', () => {
      const { title } = form
      expect(form.fields.includes('title')).toBe(title === null)
      if (title) {
        expect(form.fields).toEqual(expect.arrayContaining([...title.from]))
        expect(title.write(...title.from.map(() => ['One', 'Two']))).toMatch(/One/)
      }
      expect(form.fields).toEqual(expect.arrayContaining([...(form.optional ?? [])]))
      expect(form.fields).toEqual(expect.arrayContaining(Object.keys(form.defaults)))
      expect(emptyPostForm(form)).toMatchObject(form.defaults)
    })

    it('has limits that can be met', () => {
      const { limits } = form
      expect(limits.durationMonthsMin).toBeLessThanOrEqual(limits.durationMonthsMax)
      expect(limits.briefCharactersMin).toBeLessThan(limits.briefCharactersMax)
    })
  },
)

describe.each(postableTypes())('what lists and links say of $type posts', ({ type, form }) => {
  it('agrees with its forms', () => {
    const addressed = addressedForm(type)
    expect(TYPE_FACTS[type]).toMatchObject({
      address: form.address,
      hasBudget: form.fields.includes('minBudgetAmount'),
      hasDays: form.fields.includes('noOfDays'),
      isAddressable: addressed !== null,
    })
    expect(addressed?.address ?? form.address).toBe(form.address)
    const asks: Partial<Record<string, Ask>> = ASKS
    expect(asks[type]?.isByRateCard ?? null).toBe(addressed && Boolean(addressed.fromRateCard))
  })
})

describe('what an expert can be asked for', () => {
  const offered = (isForHire: boolean) => typesToAskFor(isForHire).map(({ ask }) => ask.title('Elena'))

  it('[GD-54, GO-28] is a project, and a role if they have a rate card and are available', () => {
    expect(offered(true)).toEqual(['Ask Elena for a fractional role', 'Hire Elena for a project'])
    expect(offered(false)).toEqual(['Hire Elena for a project'])
  })

  it('has an address that names the expert; other types have none', () => {
    expect(creatorAddress('fractional', 'e1')).toBe('/fractional-creator?expert=e1')
    expect(creatorAddress('hire-expert-on-project', 'e1')).toBe(
      '/opportunities-creator?type=hire-expert-on-project&expert=e1',
    )
    expect(creatorAddress('project', 'e1')).toBeNull()
    expect([creatorAddress('fractional'), creatorAddress('project')]).toEqual([
      '/fractional-creator',
      '/opportunities-creator?type=project',
    ])
  })
})

describe('the thanks for a post', () => {
  it('say that the experts whom it asks for are told', () => {
    expect(hireExpertOnProject.form?.words.sentText).toContain('the experts you chose')
  })
})

describe('post fields', () => {
  it('[GD-56] have unique names in payloads and in action inputs', () => {
    const spellings = ALL_FIELDS.flatMap((field) => POST_FIELDS[field].payload)
    expect(new Set(spellings).size).toBe(spellings.length)
    const inputs = ALL_FIELDS.map((field) => POST_FIELDS[field].input)
    expect(new Set(inputs).size).toBe(inputs.length)
  })

  it('name their upload type if they hold files', () => {
    expect(fieldsOfKind('documents').map((field) => POST_FIELDS[field].uploadType)).toEqual([
      'nda_create',
      'opportunity_create',
    ])
  })
})
