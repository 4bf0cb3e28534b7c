import type { AnswerPage } from '../answer-page.js'

/** Who gets an answer. */
export type HelpAudience = 'experts' | 'everybody but experts' | 'members of a company' | 'everybody'

export interface HelpAnswer {
  for: HelpAudience
  says: string
  /** null where no page helps */
  page: AnswerPage | null
}

export interface HelpTopic {
  /**
   * Ways to ask: the words that have to be there, in any order, where `a|b` is one of the two and `thisproduct` is its name.
   * Besides these there may only be words of any such question, and those below: “How should we build a credit policy?” isn’t
   * about Credits.
   */
  asked: readonly string[]
  may?: string
  /** The first for whoever asks is given. Without one, the question is left to what experts published. */
  answers: readonly HelpAnswer[]
}

const answer = (audience: HelpAudience) => (says: string, page: AnswerPage | null) => ({ for: audience, says, page })
export const experts = answer('experts')
export const others = answer('everybody but experts')
export const members = answer('members of a company')
export const everybody = answer('everybody')

export const at = (path: string, label: string): AnswerPage => ({ label, path })
