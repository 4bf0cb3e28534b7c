import { describe, expect, it } from 'vitest'
import { plainToRichText } from '../rich-text/raw-content.js'
import { validateForm } from '../validate-form.js'
import { askQuestionSchema } from './ask-question.schema.js'

const whole = {
  topicId: '0b9b0a3e-5b0e-4d8e-9a53-6a9f4c1d2e3f',
  question: 'How do we find out what our customers would pay for this?',
}
const faultOf = (part: object) => validateForm(askQuestionSchema, { ...whole, ...part }).errors?.[0]
const long = (length: number) => 'x'.repeat(length)

describe('a question to experts', () => {
  it.each([
    ['no question', { question: ' ' }, 'Question is required'],
    ['nothing visible', { question: '\u200b'.repeat(60) }, 'Question is required'],
    ['49 characters', { question: long(49) }, 'Question must be min 50 characters'],
    ['49 characters and spaces', { question: `  ${long(49)}   ` }, 'Question must be min 50 characters'],
    ['251 characters', { question: long(251) }, 'Question must be up to 250 characters'],
    ['251 emoji', { question: '🙂'.repeat(251) }, 'Question must be up to 250 characters'],
  ])('[RESP-31, RESP-32, RESP-33, GI-46] with %s is refused at its field', (_, part, message) =>
    expect(faultOf(part)).toEqual({ field: 'question', message }),
  )

  it.each([{ topicId: null }, { topicId: '' }, { topicId: 'marketing' }, { topicId: undefined }])(
    '[RESP-34] needs a topic: %j',
    (part) => expect(faultOf(part)).toEqual({ field: 'topicId', message: 'Min 1 topic' }),
  )

  it('[GI-46] may have details of 2000 characters, and no more', () => {
    expect(faultOf({ questionRichText: plainToRichText(long(2000)) })).toBeUndefined()
    for (const questionRichText of [plainToRichText(long(2001)), 'words', { blocks: 'none' }])
      expect(faultOf({ questionRichText })).toEqual({
        ...{ field: 'questionRichText', message: 'Details must be up to 2000 characters' },
      })
  })

  it('[RESP-32, RESP-33] of 50 and 250 characters is taken, as one line and without empty details', () => {
    for (const length of [50, 250]) expect(faultOf({ question: long(length) })).toBeUndefined()
    const { value } = validateForm(askQuestionSchema, {
      ...whole,
      question: `  ${long(30)}\n\n  ${long(30)} `,
      questionRichText: plainToRichText('  '),
    })
    expect(value).toMatchObject({ question: `${long(30)} ${long(30)}`, questionRichText: null })
  })
})
