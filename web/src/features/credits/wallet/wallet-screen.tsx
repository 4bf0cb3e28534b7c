import { ReceiptText } from 'lucide-react'
import { type Wallet, walletOf } from '#contract/credits/balances.js'
import { creditsInDollars, formatCredits, rewardCreditsLabel } from '#contract/format/credits.js'
import { CreditPriceList } from '#entities/credits/credit-price-list.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { Section } from '#ui/display/section.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { sourceWords } from './credit-sources'
import { useWalletQuery } from './wallet.generated'
import { WaysToGetMore } from './ways-to-get-more'

/** `/wizling`: what somebody has, by where it came from. */
export function WalletScreen() {
  useDocumentTitle('Credits')
  return (
    <>
      <PageHeader
        title="Credits"
        lead="What you pay with for posts, questions, chats and calls. 20 Credits are $1."
        actions={
          <>
            <LinkButton to={paths.wizlingTransactions()} icon={ReceiptText}>
              Transactions
            </LinkButton>
            <LinkButton to={paths.getCredits()} variant="primary">
              Get Credits
            </LinkButton>
          </>
        }
      />
      <WalletContent />
    </>
  )
}

function WalletContent() {
  const { data, error, isPending, refetch } = useWalletQuery({}, { staleTime: 0 })
  if (isPending) return <SkeletonRows label="Loading your Credits" rows={['h-24', 'h-16', 'h-16', 'h-16']} />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const wallet = walletOf(data.ledger_balances)
  return (
    <div className="grid max-w-[44rem] gap-12">
      <Spendable wallet={wallet} />
      {wallet.rewards > 0 ? (
        <Rewards total={wallet.rewards} centsPerCredit={Number(data.system_configurations[0]?.value ?? 0)} />
      ) : null}
      <Section id="ways" title="Ways to get more">
        <WaysToGetMore />
      </Section>
      <Section id="prices" title="What things cost">
        <CreditPriceList />
      </Section>
    </div>
  )
}

function Spendable({ wallet }: { wallet: Wallet }) {
  const { available, bySource, held, owed } = wallet
  return (
    <section aria-labelledby="spendable">
      <h2 id="spendable" className="text-sm text-muted">
        You can spend
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-serif text-3xl font-semibold md:text-4xl">{formatCredits(available)}</span>
        <span className="text-muted">worth {creditsInDollars(available)}</span>
      </p>
      {owed > 0 ? (
        <Notice tone="warn" className="mt-6" title={`You owe ${formatCredits(owed)}`}>
          A refund took back Credits that were already spent. The next Credits you get settle it first; until then you
          can’t spend any.
        </Notice>
      ) : null}
      <dl className="mt-6 divide-y divide-line border-y border-line empty:hidden">
        {bySource.map(({ source, total, endsAt }) => (
          <Holding key={source} {...sourceWords(source, endsAt)} total={total} />
        ))}
        {held > 0 ? (
          <Holding
            label="On hold"
            text="Set aside for something under way. They’re spent when it’s done, or come back."
            total={held}
          />
        ) : null}
      </dl>
    </section>
  )
}

function Holding({ label, text, total }: { label: string; text: string; total: number }) {
  return (
    <div className="flex items-start justify-between gap-6 py-4">
      <dt className="min-w-0">
        <span className="block font-medium">{label}</span>
        <span className="measure block text-sm text-muted">{text}</span>
      </dt>
      <dd className="tabular shrink-0 font-medium" title={`Worth ${creditsInDollars(total)}`}>
        {formatCredits(total)}
      </dd>
    </div>
  )
}

function Rewards({ total, centsPerCredit }: { total: number; centsPerCredit: number }) {
  return (
    <section aria-labelledby="rewards">
      <h2 id="rewards" className="text-sm text-muted">
        Reward Credits
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-serif text-2xl font-semibold">{formatCredits(total)}</span>
        <span className="text-muted">{rewardCreditsLabel(centsPerCredit)}</span>
      </p>
      <p className="measure mt-2 text-sm text-muted">
        You earn them with answers. They can’t be spent here; you redeem them for dollars.
      </p>
    </section>
  )
}
