import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { MATERIAL_LOADING, MATERIAL_ROWS } from './material-skeleton'

const TrainingMaterial = lazyPart(() => import('./training-material'))
// wanted in any case, so it comes beside this
void TrainingMaterial.load()

/**
 * `/knowledge/hub`, for experts: what their AI answers from. `ai_training` is the only tab so far, so there is nothing to
 * choose between, and every `tab` in the address shows it; once there is `files`, unknown ones fall back to that (GI-83).
 */
export function HubScreen() {
  useDocumentTitle('AI training')
  return (
    <>
      <PageHeader
        title="AI training"
        lead="What you have written and recorded. Once it’s approved, the AI quotes it under your name."
        actions={
          <LinkButton variant="primary" to={paths.createAiTraining}>
            Teach the AI
          </LinkButton>
        }
      />
      <Suspense fallback={<SkeletonRows label={MATERIAL_LOADING} rows={MATERIAL_ROWS} />}>
        <TrainingMaterial />
      </Suspense>
    </>
  )
}
