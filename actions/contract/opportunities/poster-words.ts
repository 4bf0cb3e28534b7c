import { capitalised } from '../format/capitalised.js'
import { fullName } from '../format/full-name.js'

/** What sentences call whoever posted something. */
export interface PosterWords {
  /** "…until the poster decides" */
  within: string
  /** "The poster decided…"; a name keeps its own spelling. */
  atStart: string
}

/** Whoever posted something, as far as the reader may know them. */
export interface KnownPoster {
  company: { company_name: string } | null
  user: { first_name: string; last_name: string } | null
}

const named = (name: string): PosterWords => ({ within: name, atStart: name })
const unnamed = (words: string): PosterWords => ({ within: words, atStart: capitalised(words) })

/**
 * For the pages: the company, or whoever posts on their own. Somebody who is hidden from the reader is called the same
 * whether they have a company or not.
 * @param poster null while they are hidden
 */
export function wordsForPoster(poster: KnownPoster | null | undefined): PosterWords {
  if (poster?.company) return named(poster.company.company_name)
  return poster?.user ? named(fullName(poster.user)) : unnamed('the poster')
}

/** For notices and emails to those who may know the poster, since even these don't name them. */
export function wordsForUnnamedPoster(isByCompany: boolean): PosterWords {
  return unnamed(isByCompany ? 'the company' : 'the poster')
}
