import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { isUuid } from '#lib/stored/uuid.js'
import { readStoredConversation } from './stored-conversation'

/** The conversation that an address names, else the one that this tab remembers (IBASE-04, GI-101); null if that is no id. */
export function useLinkedConversation(): string | null {
  const { conversationId } = useParams()
  const [query] = useSearchParams()
  // forgotten once it is opened, while this page is still there
  const [stored] = useState(readStoredConversation)
  const id = query.get('conversation') || conversationId || stored
  return id && isUuid(id) ? id.toLowerCase() : null
}
