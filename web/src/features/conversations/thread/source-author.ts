import type { AiAnswerFragment } from './conversation.generated'

export type Source = AiAnswerFragment['citations'][number]

/** Who wrote a source, beside its title; null if that names them already, as a profile's does, or they have left. */
export function sourceAuthor({ title, author }: Pick<Source, 'title' | 'author'>): string | null {
  if (!author || title.startsWith(author.first_name)) return null
  return `${author.first_name} ${author.last_name}`
}
