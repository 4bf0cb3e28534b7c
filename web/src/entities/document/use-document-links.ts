import { useQuery } from '@tanstack/react-query'
import { FILE_LINK_MINUTES } from '../../../../actions/contract/limits'
import { restGet } from '../../lib/rest-client'

interface AssetLinks {
  items: { _id: string; assetUrl: string }[]
}

const MINUTE_MS = 60_000
/** Links are renewed while the page stays open, well before they expire. */
const RENEW_MS = (FILE_LINK_MINUTES - 5) * MINUTE_MS

/**
 * Signed links of the files that the reader may open, by file (FRAC-19, GO-37).
 * @param ids the files on the screen: a new one asks anew
 */
export function useDocumentLinks(opportunityId: string, ids: readonly string[]) {
  const links = useQuery({
    queryKey: ['opportunity-assets', opportunityId, [...ids].sort()],
    queryFn: ({ signal }) => restGet<AssetLinks>(`/api/opportunities/${opportunityId}/assets`, { signal }),
    enabled: ids.length > 0,
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
  })
  const urls = new Map(links.data?.items.map(({ _id, assetUrl }) => [_id, assetUrl]))
  return { links, urlOf: (id: string) => urls.get(id) }
}
