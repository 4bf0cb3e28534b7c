import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FILE_LINK_MINUTES } from '#contract/limits.js'
import { restGet } from '#lib/rest-client.js'
import { LINKS_KEY } from './use-refetch-links'

export interface AssetLinks {
  items: { _id: string; assetUrl: string }[]
}

interface LinkScope {
  opportunityId: string
  source: 'post' | 'application'
  /** whose applications; all of them if left out */
  owners?: readonly string[]
}

const MINUTE_MS = 60_000
/** Renew links well before they expire while the page stays open. */
const RENEW_MS = (FILE_LINK_MINUTES - 5) * MINUTE_MS

function pathOf({ opportunityId, source, owners = [] }: LinkScope): string {
  if (source === 'post') return `/api/opportunities/${opportunityId}/assets`
  const whose = owners.length > 0 ? `&userId=${owners.join(',')}` : ''
  return `/api/opportunities/assets?opportunityId=${opportunityId}${whose}`
}

/**
 * Signed links by file id, for the files the user may open (FRAC-19, GO-37, OBASE-13). All lists of one scope share a
 * request; an unknown file triggers one refetch.
 */
export function useDocumentLinks(scope: LinkScope, ids: readonly string[]) {
  const links = useQuery({
    queryKey: [LINKS_KEY, pathOf(scope)],
    queryFn: ({ signal }) => restGet<AssetLinks>(pathOf(scope), { signal }),
    enabled: ids.length > 0,
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
  })
  const urls = new Map(links.data?.items.map(({ _id, assetUrl }) => [_id, assetUrl]))
  const missing = links.data ? ids.filter((id) => !urls.has(id)).join() : ''
  const asked = useRef('')
  const { refetch } = links
  useEffect(() => {
    if (missing === '' || asked.current === missing) return
    asked.current = missing
    void refetch()
  }, [missing, refetch])
  const isKnown = links.isSuccess && !links.isFetching
  return { links, urlOf: (id: string) => urls.get(id), isMissing: (id: string) => isKnown && !urls.has(id) }
}
