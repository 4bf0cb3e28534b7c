import { describe, expect, it } from 'vitest'
import { plainToRichText } from '../rich-text/raw-content.js'
import { validateForm } from '../validate-form.js'
import { insightFormSchema } from './insight-form.schema.js'

const ID = '0b9b0a3e-5b0e-4d8e-9a53-6a9f4c1d2e3f'
const long = (length: number) => 'x'.repeat(length)
const whole = {
  ...{ title: 'Three signs of a price that is too low', brief: long(50), briefRichText: null, topicId: ID },
  recordings: [{ recordingId: ID, name: 'The first sign' }],
}
const faultOf = (part: object) => validateForm(insightFormSchema, { ...whole, ...part }).errors?.[0]
const recording = (name: string, place = 0) => ({ recordingId: `${ID.slice(0, -1)}${place}`, name })

describe('an insight of the older flow', () => {
  it.each([
    ['no title', { title: ' ' }, 'title', 'Title is required.'],
    ['50 characters', { title: long(50) }, 'title', 'Title must have less than 50 characters'],
    ['no brief', { brief: '' }, 'brief', 'Brief is required'],
    ['nothing visible', { brief: '\u200b'.repeat(60) }, 'brief', 'Brief is required'],
    ['49 characters', { brief: ` ${long(49)} ` }, 'brief', 'Brief must be at least 50 characters long'],
    ['2000 characters', { brief: long(2000) }, 'brief', 'Brief must have less than 2000 characters'],
    [
      '2000 formatted',
      { briefRichText: plainToRichText(long(2000)) },
      'brief',
      'Brief must have less than 2000 characters',
    ],
    ['no topic', { topicId: '' }, 'topicId', 'Topic is required'],
    ['a topic that is none', { topicId: 'marketing' }, 'topicId', 'Topic is required'],
  ])('[INS-35, INS-36, INS-37, INS-38] with %s is refused at its field', (_, part, field, message) =>
    expect(faultOf(part)).toEqual({ field, message }),
  )

  it('[INS-39, INS-40, GI-19] takes a title of 49, a brief of 50 to 1999, and the words of the formatted one', () => {
    expect(faultOf({ title: long(49), brief: long(1999) })).toBeUndefined()
    const { value } = validateForm(insightFormSchema, {
      ...whole,
      brief: 'short',
      briefRichText: plainToRichText(long(60)),
    })
    expect(value?.brief).toBe(long(60))
    expect(faultOf({ briefRichText: { blocks: 'none' } })?.field).toBe('briefRichText')
  })

  it.each([
    ['none', [], 'You have not added any recordings!'],
    ['one without a title', [recording('  ')], 'Please enter titles for your recordings'],
    ['a title of 51', [recording(long(51))], 'Titles of recordings must be up to 50 characters'],
    ['six', [0, 1, 2, 3, 4, 5].map((place) => recording('Sign', place)), 'You can add up to 5 recordings'],
    ['one twice', [recording('One'), recording('Two')], 'Each recording can be added once'],
    ['one of nowhere', [{ recordingId: '../x', name: 'One' }], 'This recording isn’t part of the insight'],
  ])('[INS-42, INS-43, GI-21] of recordings with %s is refused', (_, recordings, message) =>
    expect(faultOf({ recordings })).toEqual({ field: 'recordings', message }),
  )
})
