import type { RawContent } from '#contract/rich-text/raw-content.js'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import { readDraft, writeDraft } from '#lib/draft-storage.js'

/** A message on its way to the server, kept in the browser until it is there. */
export interface WaitingMessage {
  /** also the message's id once it is stored, so that sending it twice stores it once */
  id: string
  rich: RawContent
  parentId: string | null
  /** the expert whose conversation the poster wrote in; null for everybody */
  expertId: string | null
  mentions: readonly string[]
  files: readonly AttachedDocument[]
  writtenAt: string
  /** why the server refused it; null while it waits for its turn or for a connection */
  failure: string | null
}

const nameOf = (opportunityId: string) => `chat-outbox-${opportunityId}`

export function readOutbox(me: string, opportunityId: string): readonly WaitingMessage[] {
  return readDraft<readonly WaitingMessage[]>(me, nameOf(opportunityId)) ?? []
}

export function writeOutbox(me: string, opportunityId: string, messages: readonly WaitingMessage[]): void {
  writeDraft(me, nameOf(opportunityId), messages)
}

/** What the server takes of it. */
export function inputOf(opportunityId: string, { id, rich, parentId, expertId, mentions, files }: WaitingMessage) {
  return {
    ...{ id, opportunityId, briefRichComment: rich, mentions: [...mentions], assetIds: files.map((file) => file.id) },
    ...(parentId ? { parentId } : { expertId }),
  }
}
