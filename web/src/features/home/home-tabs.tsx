import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { Tabs } from '#ui/display/tabs.js'
import { LateRegion } from '#ui/feedback/late-region.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { MEETINGS_SKELETON } from './meetings/meetings-skeleton'

const MeetingsTab = lazyPart(() => import('./meetings/meetings-tab'))

const TABS = [
  { id: 'recommended', label: 'Recommended' },
  { id: 'my-meetings', label: 'My Meetings' },
] as const
type HomeTab = (typeof TABS)[number]['id']

/**
 * The two tabs of every home (DASH-11 to DASH-13, GD-06). The address says which one is open, Recommended if it says
 * nothing or anything else (GD-01).
 * @param children what is recommended
 */
export function HomeTabs({ children }: { children: ReactNode }) {
  useLoadedLater(MeetingsTab)
  const [params, setParams] = useSearchParams()
  const current: HomeTab = params.get('tab') === 'my-meetings' ? 'my-meetings' : 'recommended'
  const open = (id: HomeTab) =>
    setParams(
      (known) => {
        known.set('tab', id)
        return known
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Tabs label="Your home" tabs={TABS} current={current} onChange={open} panelClassName="flex flex-1 flex-col">
      {current === 'recommended' ? (
        children
      ) : (
        <LateRegion fallback={<SkeletonRows label="Loading your meetings" rows={MEETINGS_SKELETON} />}>
          <MeetingsTab source={params.get('source')} />
        </LateRegion>
      )}
    </Tabs>
  )
}
