import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ASKED_FIRST_MS } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { useExpertChecklistQuery } from './profile-checklist.expert.generated'
import { type ProfileStep, profileSteps } from './profile-steps'
import { useRotation } from './use-rotation'

const StepsDialog = lazy(() => import('./steps-dialog'))
const COMPLETE = 100

export function checklistOf(me: string) {
  return queryOptions({
    queryKey: useExpertChecklistQuery.getKey({ me }),
    queryFn: useExpertChecklistQuery.fetcher({ me }),
    staleTime: ASKED_FIRST_MS,
  })
}

/** What is missing in an expert's profile, one step at a time; nothing once it is complete (PROF-06 to PROF-09). */
export function ProfileSlider() {
  const { id: me } = useSignedInUser()
  const { data } = useQuery(checklistOf(me))
  const [isOpen, setIsOpen] = useState(false)
  const percent = data?.expert_details_by_pk?.profile_complete_percent ?? 0
  // a reminder that can't be read isn't missed
  if (!data || percent >= COMPLETE) return null
  const steps = profileSteps(data.expert_details_by_pk)
  return (
    <>
      <Slides
        percent={percent}
        steps={steps.filter(({ isDone }) => !isDone)}
        allSteps={
          <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
            All steps
          </Button>
        }
      />
      {isOpen ? (
        <Suspense>
          <StepsDialog steps={steps} percent={percent} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

interface SlidesProps {
  percent: number
  steps: readonly ProfileStep[]
  allSteps: ReactNode
}

function Slides({ percent, steps, allSteps }: SlidesProps) {
  const [isHeld, setIsHeld] = useState(false)
  const rotation = useRotation(steps.length, isHeld)
  const profile = paths.ownProfile(useSignedInUser(), { parent_tab: 'about' })
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Complete your profile"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsHeld(currentTarget.contains(relatedTarget))}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <PercentRing percent={percent} />
      <div aria-live={rotation.isMoving ? 'off' : 'polite'} className="grid min-w-0 flex-1 basis-72">
        {steps.map((step, place) => {
          const isShown = place === rotation.place
          return (
            // all in one cell, so that the height stays; a hidden one can't be reached
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern of carousels
            <div
              key={step.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${place + 1} of ${steps.length}`}
              aria-hidden={!isShown}
              inert={!isShown}
              style={{ visibility: isShown ? 'visible' : 'hidden', opacity: isShown ? 1 : 0 }}
              className="col-start-1 row-start-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 transition-opacity duration-200"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-serif text-lg font-semibold text-ink">{step.title}</p>
                <p className="text-sm text-muted">{step.text}</p>
              </div>
              <LinkButton to={profile}>Open your profile</LinkButton>
            </div>
          )
        })}
      </div>
      <div className="flex items-center gap-1 max-md:w-full max-md:border-t max-md:border-line max-md:pt-3">
        {allSteps}
        {rotation.canMove ? (
          <IconButton
            label={rotation.isStopped ? 'Play' : 'Pause'}
            icon={rotation.isStopped ? Play : Pause}
            size="sm"
            className="max-md:ms-auto"
            onClick={rotation.toggle}
          />
        ) : null}
        {steps.length > 1 ? (
          <>
            <IconButton label="Previous step" icon={ChevronLeft} size="sm" onClick={() => rotation.step(-1)} />
            <IconButton label="Next step" icon={ChevronRight} size="sm" onClick={() => rotation.step(1)} />
          </>
        ) : null}
      </div>
    </section>
  )
}

/** How much of the profile is there. */
function PercentRing({ percent }: { percent: number }) {
  return (
    <div
      role="img"
      aria-label={`Your profile is ${percent}% complete`}
      className="relative grid size-16 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 64 64" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="32" cy="32" r="29" fill="none" strokeWidth="4" className="stroke-line" />
        <circle
          cx="32"
          cy="32"
          r="29"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          className={percent > 0 ? 'stroke-accent' : 'stroke-transparent'}
        />
      </svg>
      <span aria-hidden="true" className="tabular text-sm font-semibold">
        {percent}%
      </span>
    </div>
  )
}
