import type { RawContent } from '#contract/rich-text/raw-content.js'

/** What the form asks for. */
export interface AskValues {
  topicId: string
  question: string
  questionRichText: RawContent | null
}
