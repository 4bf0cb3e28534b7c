import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.js'

const RichBio = lazyPart(() => import('./rich-bio'))

/** What somebody says of themselves; plain until its formats are there. */
export function Bio({ text, richText }: { text: string; richText: unknown }) {
  const plain = <p className="measure font-serif whitespace-pre-line text-ink">{text}</p>
  if (!richText) return plain
  return (
    <Suspense fallback={plain}>
      <RichBio richText={richText} fallback={plain} />
    </Suspense>
  )
}
