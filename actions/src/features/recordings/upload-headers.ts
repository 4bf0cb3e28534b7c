import { Metadata } from '@tus/server'
import type { Request } from 'express'

const PART_TYPE = 'application/offset+octet-stream'

const isCount = (value: string) => /^(0|[1-9]\d*)$/.test(value) && Number.isSafeInteger(Number(value))

/** What the tus protocol says of its headers. */
const HEADERS: readonly (readonly [name: string, isReadable: (value: string) => boolean])[] = [
  ['Upload-Length', isCount],
  ['Upload-Offset', isCount],
  ['Upload-Defer-Length', (value) => value === '1'],
  ['Upload-Metadata', isMetadata],
]

/** The header that the tus server would refuse, in plain text where all doors answer in JSON; null if there is none. */
export function unreadableHeader(request: Pick<Request, 'method' | 'get'>): string | null {
  const wrong = HEADERS.find(([name, isReadable]) => {
    const value = request.get(name)
    return value !== undefined && !isReadable(value)
  })
  if (wrong) return wrong[0]
  return request.method === 'PATCH' && request.get('Content-Type') !== PART_TYPE ? 'Content-Type' : null
}

function isMetadata(value: string): boolean {
  try {
    return Boolean(Metadata.parse(value))
  } catch {
    return false
  }
}
