import { fullName } from '#contract/format/full-name.js'
import type { AiAnswerFragment } from './conversation.generated'

export type Source = AiAnswerFragment['citations'][number]

/** Who wrote a source, beside its title; null if they have left, and of a profile, whose title names them. */
export function sourceAuthor({ source_kind, author }: Pick<Source, 'source_kind' | 'author'>): string | null {
  return author && source_kind !== 'profile' ? fullName(author) : null
}
