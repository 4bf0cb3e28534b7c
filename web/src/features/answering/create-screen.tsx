import { useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '#lib/draft-storage.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'
import { valuesOf } from './data/flow-values'
import { ResponseFlow } from './flow/response-flow-later'

interface Ids {
  questionId: string
  responseId: string
}

const LOOKS = {
  insight: {
    title: 'Share an insight',
    lead: 'Answer a question of your own, in writing or recorded. Once it is approved, everybody can read it.',
    name: 'insight:new',
    back: { to: paths.insights(), label: 'Insights' },
  },
  editor: {
    title: 'Teach the AI',
    lead: 'Write or say what you know. Once it is approved, it is an insight of yours that the AI quotes and names you for.',
    name: 'ai-training:new',
    back: { to: paths.knowledgeHub('ai_training'), label: 'AI training' },
  },
} as const

/** `/insight/create` (GI-25), and as the editor of AI training `/knowledge/ai-training/create` (EDIT-01, GI-75). */
export function CreateScreen({ shape }: { shape: keyof typeof LOOKS }) {
  const { id: me } = useSignedInUser()
  const { title, lead, name, back } = LOOKS[shape]
  useDocumentTitle(title)
  const idsName = `${name}:ids`
  // the same for every attempt, also after a reload, so that nothing is stored twice
  const [ids] = useState<Ids>(() => {
    const kept = readDraft<Ids>(me, idsName)
    if (kept) return kept
    const chosen = { questionId: crypto.randomUUID(), responseId: crypto.randomUUID() }
    writeDraft(me, idsName, chosen)
    return chosen
  })
  const [stored] = useState(() => valuesOf(null, null))
  return (
    <>
      <PageHeader title={title} lead={lead} back={back} />
      <ResponseFlow
        subject={{ ...ids, isBegun: false, ownQuestion: 'new', shape }}
        stored={stored}
        name={name}
        onDone={() => clearDraft(me, idsName)}
      />
    </>
  )
}
