import { describe, expect, it } from 'vitest'
import { canAddTag, industriesFault } from './industries.js'
import { type ResponseForm, responseFaults } from './response-form.js'
import { readResource, shapeOf, toResource } from './response-resource.js'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const form = (part: Partial<ResponseForm> = {}): ResponseForm => ({
  ...{ responseType: 'text', insightQuestion: 'q'.repeat(50), topicData: ['t1'] },
  ...{ strategyTxt: words(10), criticalTxt: words(10), realExampleTxt: words(10) },
  ...{ recordingId: null, transcript: '', brief: '', attachments: [], fileName: '', resourceData: null },
  ...{ domains: ['d1'], customDomains: [] },
  ...part,
})
const faults = (part: Partial<ResponseForm>, filledParts: string[] = []) =>
  responseFaults(form(part), { isDraft: false, asksQuestion: true, filledParts })
const draftFaults = (part: Partial<ResponseForm>) => responseFaults(form(part), { isDraft: true, asksQuestion: true })

describe('what is wrong with a response', () => {
  it('[RESP-15, RESP-39] is nothing if it is whole', () => expect(faults({})).toEqual({}))

  it.each([
    ['', 'Question is required'],
    ['q'.repeat(49), 'Question must be min 50 characters'],
    ['q'.repeat(251), 'Question must be up to 250 characters'],
  ])('[RESP-31, RESP-32, RESP-33, EDIT-05] the question %j', (insightQuestion, message) => {
    expect(faults({ insightQuestion })).toEqual({ insightQuestion: message })
    expect(responseFaults(form({ insightQuestion }), { isDraft: false, asksQuestion: false })).toEqual({})
  })

  it('[RESP-34] one topic, no more and no less', () => {
    expect(faults({ topicData: [] })).toEqual({ topicData: 'Min 1 topic' })
    expect(faults({ topicData: ['t1', 't2'] })).toEqual({ topicData: 'Max 1 topic' })
  })

  it('[RESP-35, GI-37] a part that was never filled, one of spaces, and one that was emptied', () => {
    expect(faults({ criticalTxt: '' })).toEqual({ criticalTxt: 'Text is required' })
    expect(faults({ criticalTxt: ' \n ' })).toEqual({ criticalTxt: 'Text cannot be empty' })
    expect(faults({ criticalTxt: '' }, ['criticalTxt'])).toEqual({ criticalTxt: 'Text cannot be empty' })
  })

  it.each([
    ['strategyTxt', 1000],
    ['criticalTxt', 500],
    ['realExampleTxt', 1000],
  ] as const)('[RESP-36, RESP-37, RESP-38, EDIT-10] %s has 10 to %i words', (part, most) => {
    const message = { [part]: `Text must be between 10 and ${most} words` }
    expect([faults({ [part]: words(9) }), faults({ [part]: words(most + 1) })]).toEqual([message, message])
    expect([faults({ [part]: words(10) }), faults({ [part]: words(most) })]).toEqual([{}, {}])
    // words that are long, and one without end
    expect(faults({ [part]: `${'x'.repeat(400)} `.repeat((most * 11) / 400 + 1) })).toEqual(message)
    expect(faults({ [part]: `${words(9)} ${'x'.repeat(500)}` })).toEqual({})
    const endless = { [part]: `Text must be between 10 and ${most} words, each of up to 500 characters` }
    expect(faults({ [part]: `${words(9)} ${'x'.repeat(501)}` })).toEqual(endless)
  })

  it('[RESP-24, RESP-25, RESP-30, GI-34] the texts beside an answer, and a recording that isn’t there', () => {
    const long = 'x'.repeat(5001)
    expect(faults({ responseType: 'audio', recordingId: 'r1', transcript: long, brief: long })).toEqual({
      transcript: 'Transcript must be up to 5000 characters',
      brief: 'Brief must be up to 5000 characters',
    })
    expect(faults({ responseType: 'audio', strategyTxt: '' })).toEqual({ recordingId: 'Record audio to submit' })
  })

  it.each([
    ['', 'Title is required for the artefact'],
    ['ab', 'Artefact title must be min of 3 characters'],
    ['x'.repeat(51), 'Artefact title must be up to 50 characters'],
  ])('[RESP-26, RESP-27, RESP-28, EDIT-08] the title %j of an artefact', (fileName, message) => {
    expect(faults({ attachments: ['/a'], fileName })).toEqual({ fileName: message })
    expect(faults({ fileName })).toEqual({})
  })

  it('[GI-33, RESP-16] a draft may lack everything but its question and topic, and has the same upper limits', () => {
    const empty = { strategyTxt: '', criticalTxt: '', realExampleTxt: '', domains: [], attachments: ['/a'] }
    expect(draftFaults(empty)).toEqual({})
    expect(draftFaults({ responseType: 'audio' })).toEqual({})
    expect(draftFaults({ topicData: [], insightQuestion: '' })).toEqual({
      ...{ topicData: 'Min 1 topic', insightQuestion: 'Question is required' },
    })
    expect(
      Object.keys(
        draftFaults({
          criticalTxt: words(501),
          brief: 'x'.repeat(5001),
          fileName: 'x'.repeat(51),
          attachments: ['/a'],
        }),
      ),
    ).toEqual(['criticalTxt', 'brief', 'fileName'])
  })
})

describe('industries', () => {
  it('[RESP-29, GI-35] one at least, ten at most, counted together', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, place) => `Tag number ${place}`)
    expect(industriesFault({ domains: [], customDomains: [] }, false)).toBe('Provide min 1 industry')
    expect(industriesFault({ domains: [], customDomains: ['Tidal power'] }, false)).toBeNull()
    expect(industriesFault({ domains: tags(4), customDomains: tags(6) }, false)).toBeNull()
    expect(industriesFault({ domains: tags(5), customDomains: tags(6) }, false)).toBe('Provide max 10 industries')
    expect(industriesFault({ domains: [], customDomains: ['Tidal power', 'tidal POWER '] }, false)).toBe(
      'You have this industry already',
    )
  })

  it('[RESP-42, GI-38] a tag of one’s own is long enough, short enough, and new', () => {
    const known = ['Software', 'Tidal power']
    expect(['', '  ', 'ab', ' tidal  POWER ', 'software', 'x'.repeat(51)].map((tag) => canAddTag(tag, known))).toEqual(
      Array.from({ length: 6 }, () => false),
    )
    expect(['abc', 'Wave power', 'x'.repeat(50)].map((tag) => canAddTag(tag, known))).toEqual([true, true, true])
  })
})

it('[RESP-11, EDIT-09, GI-28] an artefact is stored in its writer’s shape, and either is read', () => {
  const artefact = { path: '/api/insight/assets/1', title: 'The plan' }
  expect(toResource(artefact, 'insight')).toEqual({ filePath: artefact.path, fileTitle: 'The plan' })
  expect(toResource(artefact, 'editor')).toEqual([{ title: 'The plan', path: artefact.path }])
  for (const shape of ['insight', 'editor'] as const) {
    expect(readResource(toResource(artefact, shape))).toEqual(artefact)
    expect(shapeOf(toResource(artefact, shape))).toBe(shape)
  }
  for (const nothing of [null, undefined, [], {}, 'text', [{ title: 1 }], { filePath: '/a' }])
    expect(readResource(nothing)).toBeNull()
})
