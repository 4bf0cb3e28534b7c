import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '#lib/browser/save-file.js'
import { restGet, restGetFile, restPost } from '#lib/rest-client.js'

export interface DataExport {
  id: string
  state: 'waiting' | 'ready' | 'removed'
  /** ISO date-times */
  requestedAt: string
  expiresAt: string | null
  sizeBytes: number | null
}

const KEY = ['data-export']
const POLL_MS = 3_000

/** The copy of one's data that was asked for last; watched while it is being prepared. */
export function useDataExport() {
  const queryClient = useQueryClient()
  const newest = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => restGet<{ newest: DataExport | null }>('/api/account/exports', { signal }),
    refetchInterval: ({ state }) => (state.data?.newest?.state === 'waiting' ? POLL_MS : false),
    staleTime: 0,
  })
  const reload = () => queryClient.invalidateQueries({ queryKey: KEY })
  const ask = useMutation({ mutationFn: () => restPost('/api/account/exports'), onSettled: reload })
  const download = useMutation({
    mutationFn: ({ id }: DataExport) => restGetFile(`/api/account/exports/${id}/file`),
    onSuccess: (file) => saveFile(file, 'your-data.json'),
    // it may have been removed in the meantime
    onError: reload,
  })
  return { newest, ask, download }
}
