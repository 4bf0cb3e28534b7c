import {
  Activity,
  Banknote,
  Coins,
  HandCoins,
  Handshake,
  IdCard,
  LayoutList,
  LogOut,
  type LucideIcon,
  Mails,
  ReceiptText,
  ShieldCheck,
  UserPlus,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatWhole } from '#contract/format/credits.js'
import { fullName } from '#contract/format/full-name.js'
import { useCreditBalance } from '#entities/credits/use-credit-balance.js'
import { useSignOut } from '#features/auth/sign-out/use-sign-out.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Avatar } from '#ui/display/avatar.js'
import { Icon } from '#ui/display/icon.js'
import { Popover } from '#ui/overlay/popover.js'
import { ThemeSwitch } from './theme-switch'

const ROW =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-sm text-ink hover:bg-sunken focus-visible:outline-offset-[-2px]'

/** Account pages, theme and sign-out. */
export function UserMenu() {
  const user = useSignedInUser()
  const name = fullName(user)
  return (
    <Popover
      label="Your account"
      className="w-72"
      button={(props) => (
        <button
          type="button"
          {...props}
          aria-label={`Account of ${name}`}
          className="focus-ring grid size-10 place-items-center rounded-full hover:bg-sunken"
        >
          <Avatar id={user.id} name={name} src={user.profilePic} size={32} />
        </button>
      )}
    >
      {(close) => (
        <>
          <div className="border-b border-line px-4 py-3">
            <p className="truncate font-medium">{name}</p>
            <p className="truncate text-sm text-muted">{user.email}</p>
          </div>
          <div className="p-1">
            <MenuLink to={paths.profile(user.slug)} icon={IdCard} label="Your profile" onFollow={close} />
            <MenuLink to={paths.account} icon={UserRound} label="Account" onFollow={close} />
            <MenuLink to={paths.accountSecurity} icon={ShieldCheck} label="Sign-in and security" onFollow={close} />
          </div>
          <div className="border-t border-line p-1">
            <MenuLink to={paths.deals()} icon={Handshake} label="Deals" onFollow={close} />
            <MenuLink to={paths.wizling} icon={Coins} label="Credits" aside={<Balance />} onFollow={close} />
            <MenuLink to={paths.wizlingTransactions()} icon={ReceiptText} label="Transactions" onFollow={close} />
            {user.isExpert ? (
              <>
                <MenuLink to={paths.wizlingRedeem} icon={HandCoins} label="Redeem" onFollow={close} />
                <MenuLink to={paths.income} icon={Banknote} label="Income" onFollow={close} />
              </>
            ) : null}
            <MenuLink to={paths.refer} icon={UserPlus} label="Refer" onFollow={close} />
            <MenuLink to={paths.pricing} icon={LayoutList} label="Plans" onFollow={close} />
          </div>
          {user.isAdmin ? (
            <div className="border-t border-line p-1 lg:hidden">
              <MenuLink to={paths.adminOutbox} icon={Mails} label="Outbox" onFollow={close} />
              <MenuLink to={paths.adminEvents} icon={Activity} label="Events" onFollow={close} />
            </div>
          ) : null}
          <div className="flex items-center justify-between border-y border-line px-4 py-2 text-sm text-muted">
            Theme
            <ThemeSwitch />
          </div>
          <div className="p-1">
            <SignOutRow />
          </div>
        </>
      )}
    </Popover>
  )
}

interface MenuLinkProps {
  to: string
  icon: LucideIcon
  label: string
  /** at the end of the row */
  aside?: ReactNode
  onFollow(): void
}

function MenuLink(props: MenuLinkProps) {
  return (
    <Link to={props.to} onClick={props.onFollow} className={ROW}>
      <Icon of={props.icon} size={16} className="text-muted" />
      <span className="flex-1">{props.label}</span>
      {props.aside}
    </Link>
  )
}

function Balance() {
  const available = useCreditBalance()
  return available === undefined ? null : (
    <span className="tabular text-muted">
      <span className="sr-only">, you have </span>
      {formatWhole(available)}
    </span>
  )
}

function SignOutRow() {
  const { signOut, isBusy } = useSignOut()
  return (
    <button type="button" className={ROW} onClick={signOut} disabled={isBusy}>
      <Icon of={LogOut} size={16} className="text-muted" />
      Sign out
    </button>
  )
}
