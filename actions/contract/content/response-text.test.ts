import { describe, expect, it } from 'vitest'
import { paragraphsOf, readResponseText } from './response-text.js'

const SECTIONS = [
  { heading: 'Main Strategy', text: 'Ask.' },
  { heading: 'Critical Areas', text: 'Listen.' },
]

describe('the text of a response', () => {
  it('[RESP-12, GI-31] is its headed sections, in their order', () => {
    expect(readResponseText(JSON.stringify(SECTIONS))).toEqual(SECTIONS)
  })

  it.each(['Plain words.', '[1] See the footnote', '[1, 2]', '[{"heading": 1}]', '{"heading":"x","text":"y"}'])(
    '[GI-31] is one body if it is %s',
    (stored) => expect(readResponseText(stored)).toEqual([{ heading: '', text: stored }]),
  )

  it.each([null, undefined, '', '  '])('is nothing if it is %o', (stored) =>
    expect(readResponseText(stored)).toEqual([]),
  )

  it('has paragraphs between blank lines', () => {
    expect(paragraphsOf('One\nline.\n\n\n Two. \n \nThree.')).toEqual(['One\nline.', 'Two.', 'Three.'])
  })
})
