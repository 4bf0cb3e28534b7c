/**
 * Recordings of the demo market: which words of which insight or answer are spoken, and how the voice is set. An answer that
 * is spoken isn't written.
 *
 * @typedef {object} Spoken
 * @property {string} key of an insight of the older flow, or of an answer
 * @property {'audio' | 'video'} media
 * @property {number} position among the recordings of an insight; 0 for an answer
 * @property {readonly number[]} paragraphs of the body
 * @property {{ name: string, pitch: number, wordsPerMinute: number }} voice of espeak-ng
 */
const LOW = { name: 'en-us', pitch: 32, wordsPerMinute: 158 }
const HIGH = { name: 'en-us+f3', pitch: 54, wordsPerMinute: 162 }
const BRITISH_LOW = { name: 'en-gb', pitch: 36, wordsPerMinute: 160 }
const BRITISH_HIGH = { name: 'en-gb+f2', pitch: 50, wordsPerMinute: 160 }

/** @type {readonly Spoken[]} */
export const SPOKEN = [
  { key: 'ins-pmm-battlecards', media: 'audio', position: 0, paragraphs: [0, 1, 2, 3], voice: BRITISH_HIGH },
  { key: 'ins-europe-language-order', media: 'audio', position: 0, paragraphs: [0, 1], voice: BRITISH_HIGH },
  { key: 'ins-europe-language-order', media: 'audio', position: 1, paragraphs: [2, 3], voice: BRITISH_HIGH },
  { key: 'ins-founder-pricing-talk', media: 'audio', position: 0, paragraphs: [0, 1, 2], voice: BRITISH_LOW },
  { key: 'ins-crm-stage-exit', media: 'audio', position: 0, paragraphs: [0, 1, 2, 3], voice: LOW },
  { key: 'ins-board-bad-quarter', media: 'audio', position: 0, paragraphs: [0, 1], voice: HIGH },
  { key: 'ins-board-bad-quarter', media: 'audio', position: 1, paragraphs: [2, 3], voice: HIGH },
  { key: 'a-positioning-two-buyers-shared-event', media: 'audio', position: 0, paragraphs: [0, 1], voice: HIGH },
  { key: 'ans-founder-step-back-price', media: 'audio', position: 0, paragraphs: [0, 1, 2], voice: BRITISH_HIGH },
  { key: 'a-hiring-head-or-doer-neither', media: 'video', position: 0, paragraphs: [0, 1, 2], voice: LOW },
]
