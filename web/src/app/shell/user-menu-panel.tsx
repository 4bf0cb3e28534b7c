import {
  Activity,
  Banknote,
  BrainCircuit,
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
import { fullName } from '#contract/format/full-name.js'
import { formatWhole } from '#contract/format/numbers.js'
import { useCreditBalance } from '#entities/credits/use-credit-balance.js'
import { useSignOut } from '#features/auth/sign-out/use-sign-out.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Icon } from '#ui/display/icon.js'
import { ThemeSwitch } from './theme-switch'

const ROW =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-sm text-ink hover:bg-sunken focus-visible:outline-offset-[-2px]'

/** Account pages, theme and sign-out. */
export default function UserMenuPanel({ onFollow }: { onFollow(): void }) {
  const user = useSignedInUser()
  return (
    <>
      <div className="border-b border-line px-4 py-3">
        <p className="truncate font-medium">{fullName(user)}</p>
        <p className="truncate text-sm text-muted">{user.email}</p>
      </div>
      <div className="p-1">
        <MenuLink to={paths.profile(user.slug)} icon={IdCard} label="Your profile" onFollow={onFollow} />
        <MenuLink to={paths.account} icon={UserRound} label="Account" onFollow={onFollow} />
        {user.isExpert ? (
          <MenuLink
            to={paths.knowledgeHub('ai_training')}
            icon={BrainCircuit}
            label="AI training"
            onFollow={onFollow}
          />
        ) : null}
        <MenuLink to={paths.accountSecurity} icon={ShieldCheck} label="Sign-in and security" onFollow={onFollow} />
      </div>
      <div className="border-t border-line p-1">
        <MenuLink to={paths.deals()} icon={Handshake} label="Deals" onFollow={onFollow} />
        <MenuLink to={paths.wizling} icon={Coins} label="Credits" aside={<Balance />} onFollow={onFollow} />
        <MenuLink to={paths.wizlingTransactions()} icon={ReceiptText} label="Transactions" onFollow={onFollow} />
        {user.isExpert ? (
          <>
            <MenuLink to={paths.wizlingRedeem} icon={HandCoins} label="Redeem" onFollow={onFollow} />
            <MenuLink to={paths.income} icon={Banknote} label="Income" onFollow={onFollow} />
          </>
        ) : null}
        <MenuLink to={paths.refer} icon={UserPlus} label="Refer" onFollow={onFollow} />
        <MenuLink to={paths.pricing} icon={LayoutList} label="Plans" onFollow={onFollow} />
      </div>
      {user.isAdmin ? (
        <div className="border-t border-line p-1 lg:hidden">
          <MenuLink to={paths.adminOutbox} icon={Mails} label="Outbox" onFollow={onFollow} />
          <MenuLink to={paths.adminEvents} icon={Activity} label="Events" onFollow={onFollow} />
        </div>
      ) : null}
      <div className="flex items-center justify-between border-y border-line px-4 py-2 text-sm text-muted">
        Theme
        <ThemeSwitch />
      </div>
      <div className="p-1">
        <SignOutRow />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-xs text-muted">
        <LegalLink to={paths.terms()} label="Terms of use" onFollow={onFollow} />
        <LegalLink to={paths.privacy()} label="Privacy" onFollow={onFollow} />
        <LegalLink to={paths.cookies()} label="Cookies" onFollow={onFollow} />
      </p>
    </>
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

function LegalLink({ to, label, onFollow }: Pick<MenuLinkProps, 'to' | 'label' | 'onFollow'>) {
  return (
    <Link to={to} onClick={onFollow} className="inline-flex min-h-6 items-center hover:text-ink">
      {label}
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
