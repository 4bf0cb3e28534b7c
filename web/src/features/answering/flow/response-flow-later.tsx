import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import type { ResponseFlowProps } from './response-flow'

const Flow = lazyPart(async () => ({ default: (await import('./response-flow')).ResponseFlow }))
const SKELETON = ['h-6 w-80', 'h-11', 'h-56', 'h-10 w-40']

/** The flow with its editor and lists, which the page around it doesn't wait for. */
export function ResponseFlow(props: ResponseFlowProps) {
  return (
    <Suspense fallback={<SkeletonRows label="Loading the form" rows={SKELETON} className="max-w-form" />}>
      <Flow {...props} />
    </Suspense>
  )
}
