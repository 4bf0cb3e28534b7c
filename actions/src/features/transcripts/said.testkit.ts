import type { Segment } from '#providers/transcription/scripted-transcription.testkit.js'

/** What is said in a recording of two minutes, with a pause before the last of it. */
export const SAID: Segment[] = [
  {
    start: 0,
    end: 20.5,
    text: ' Annual discounts only work when customers stay anyway, so look at churn before you change a price.',
  },
  {
    start: 20.5,
    end: 40,
    text: 'We tested three price points with forty customers each, and wrote down what they told us about churn.',
  },
  {
    start: 44,
    end: 60,
    text: 'Churn fell where the annual price came with onboarding, and the price itself hardly mattered. That is what we found, more or less, in every market that we looked at.',
  },
]
