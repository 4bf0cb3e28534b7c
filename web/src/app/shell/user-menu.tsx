import { fullName } from '#contract/format/full-name.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { useSignedInUser } from '#lib/session.js'
import { Avatar } from '#ui/display/avatar.js'
import { LateRegion } from '#ui/feedback/late-region.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Popover } from '#ui/overlay/popover.js'

// on every page, so what it opens comes after the page
const UserMenuPanel = lazyPart(() => import('./user-menu-panel'))

/** The user's picture, and under it account pages, theme and sign-out. */
export function UserMenu() {
  const user = useSignedInUser()
  const name = fullName(user)
  useLoadedLater(UserMenuPanel)
  return (
    <Popover
      label="Your account"
      className="w-72"
      button={(props) => (
        <button
          type="button"
          {...props}
          onPointerEnter={UserMenuPanel.load}
          aria-label={`Account of ${name}`}
          className="focus-ring grid size-10 place-items-center rounded-full hover:bg-sunken"
        >
          <Avatar id={user.id} name={name} src={user.profilePic} size={32} />
        </button>
      )}
    >
      {(close) => (
        <LateRegion fallback={<SkeletonRows label="Loading the menu" className="gap-3 p-4" rows={MENU_ROWS} />}>
          <UserMenuPanel onFollow={close} />
        </LateRegion>
      )}
    </Popover>
  )
}

const MENU_ROWS = ['h-10', 'h-28', 'h-44', 'h-10']
