import { array, number, object, string } from 'yup'
import {
  isLongEnough,
  SEARCH_MESSAGES,
  SEARCH_PAGE_SIZE,
  SEARCH_PAGES_MAX,
  SEARCH_SUBJECTS_MAX,
  SEARCH_WORDS_MAX,
} from './search-groups.js'

const ids = () => array(string().uuid().required()).max(SEARCH_SUBJECTS_MAX).default([])

/** What `POST /api/search/global` takes (SRCH-12, GD-49). An empty query finds by topics and skills alone, or nothing. */
export const globalSearchSchema = object({
  query: string()
    .max(SEARCH_WORDS_MAX)
    .default('')
    .test('long-enough', SEARCH_MESSAGES.tooShort, (words) => words.trim() === '' || isLongEnough(words)),
  topicId: ids(),
  expertise: ids(),
  page: number().strict().integer().min(1).max(SEARCH_PAGES_MAX),
  limit: number().strict().integer().min(1).max(SEARCH_PAGE_SIZE),
})
