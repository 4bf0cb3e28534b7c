import { useMutation } from '@tanstack/react-query'
import { restPost } from '#lib/rest-client.js'
import { useIndustriesByNameQuery } from '../data/responses.expert.generated'
import type { Industry } from './industry-choices'

/** The helper reads no more. */
const CHARACTERS_MAX = 20_000

/** Finds the industries that a text names: those of the list with their ids (EDIT-14). */
export function useSuggestIndustries() {
  return useMutation({
    mutationFn: async (text: string): Promise<Industry[]> => {
      const content = text.slice(0, CHARACTERS_MAX)
      const { tags } = await restPost<{ tags: string }>('/api/ai/generate', { content, kind: 'tags' })
      const names = tags.split(', ').filter(Boolean)
      if (names.length === 0) return []
      const { master_domains } = await useIndustriesByNameQuery.fetcher({ names })()
      return names.map((name) => ({
        id: master_domains.find(({ domain_name }) => domain_name === name)?.id ?? null,
        name,
      }))
    },
  })
}
