import { createMarket, ELENA, NORA } from './market.testkit.js'
import { END, type Page, START, testPages } from './pages.testkit.js'

const LAST_ID = Number.MAX_SAFE_INTEGER
const MIDDLE_ID = 4500
const newest = (_: typeof START, { at, id }: typeof END) => ({ before: at, beforeId: id, limit: 11 })
const oldest = ({ at, id }: typeof START) => ({ after: at, afterId: id, limit: 11 })
const numbered = (to: typeof END) => (to === END ? LAST_ID : MIDDLE_ID)

const PAGES: Page[] = [
  {
    name: 'Statement',
    role: 'user',
    index: 'ledger_statement_lines_pkey',
    variables: (_, to) => ({
      ...{ currencies: ['credit', 'reward', 'usd'], isByKind: false, kinds: [], minAmount: -1e12, maxAmount: 1e12 },
      ...{ from: '-infinity', until: 'infinity', before: numbered(to), beforeCurrency: '', limit: 26 },
    }),
  },
  {
    name: 'IncomeStatement',
    role: 'expert',
    userId: ELENA,
    index: 'ledger_statement_lines_currency_idx',
    variables: (_, to) => ({ before: numbered(to), limit: 11 }),
  },
  { name: 'Payouts', role: 'expert', userId: ELENA, index: 'payouts_own_idx', variables: newest },
  { name: 'Redemptions', role: 'expert', userId: ELENA, index: 'redemptions_own_idx', variables: newest },
  { name: 'Referrals', role: 'user', index: 'referrals_newest_idx', variables: newest },
  { name: 'OwnCreditRequests', role: 'user', index: 'credit_requests_user_idx', variables: newest },
  { name: 'CreditRequestQueue', role: 'staff', index: 'credit_requests_queue_idx', variables: oldest },
  { name: 'AnsweredCreditRequests', role: 'staff', index: 'credit_requests_decided_idx', variables: newest },
  { name: 'LedgerProposals', role: 'staff', index: 'ledger_proposals_newest_idx', variables: newest },
  {
    name: 'LedgerTransfers',
    role: 'staff',
    index: 'ledger_transfers_posted_idx',
    variables: (_, to) => ({ before: to.at, beforeId: numbered(to), limit: 26 }),
  },
  {
    name: 'LedgerTransfersOfKind',
    role: 'staff',
    index: 'ledger_transfers_kind_idx',
    variables: (_, to) => ({ kind: 'ask_question', before: to.at, beforeId: numbered(to), limit: 26 }),
  },
  { name: 'WaitingPayouts', role: 'staff', index: 'payouts_queue_idx', variables: oldest },
  {
    name: 'PayoutBatches',
    role: 'staff',
    index: 'payout_batches_(newest_idx|number_unique)',
    variables: (_, to) => ({ before: numbered(to), limit: 11 }),
  },
  {
    name: 'RedemptionQueue',
    role: 'staff',
    index: 'redemptions_queue_idx',
    variables: (from) => ({ status: 'requested', ...oldest(from) }),
  },
]

const MINUTES = `'2026-01-01'::timestamptz + n * interval '1 minute'`

/** Thousands of each, one minute apart. Nothing checks them, since they only have to be many. */
const CROWD = `begin;
  set local session_replication_role = replica;
  insert into users (id, first_name, last_name, slug)
    select gen_random_uuid(), 'Member', n::text, 'member-' || n from generate_series(1, 3000) n;
  create temporary table member on commit drop as select id, last_name::int as n from users where first_name = 'Member';
  insert into ledger_transfers (key, request_hash, kind, reason, posted_at)
    select 'crowd:' || n, 'x', case n % 100 when 0 then 'ask_question' else 'send_message' end, 'x', ${MINUTES}
    from generate_series(1, 9000) n;
  insert into ledger_statement_lines (owner_id, transfer_id, currency, amount, kind, posted_at, balance_after)
    select case id % 10 when 0 then '${NORA}'::uuid when 1 then '${ELENA}' else (select id from member limit 1) end, id,
      case id % 10 when 1 then 'usd' else 'credit' end, 5, kind, posted_at, 0 from ledger_transfers where key like 'crowd:%';
  insert into credit_requests (user_id, wizlings, reason, created_at) select id, 10, rpad('x', 50, 'x'), ${MINUTES} from member;
  insert into credit_requests (user_id, wizlings, reason, status, created_at, decided_by, decided_at, decision_reason)
    select case n % 10 when 0 then '${NORA}'::uuid else id end, 10, rpad('x', 50, 'x'), 'REJECTED', ${MINUTES}, '${ELENA}',
      ${MINUTES}, 'Not now' from member;
  insert into ledger_proposals (kind, user_id, credits, worth_cents, reason, proposed_by, created_at, expires_at)
    select 'grant', id, 10, 50, 'Because', '${ELENA}', ${MINUTES}, now() + interval '1 day' from member;
  insert into referrals (invitee_id, referrer_id, created_at)
    select id, case n % 10 when 0 then '${NORA}'::uuid else '${ELENA}' end, ${MINUTES} from member;
  insert into redemptions (id, user_id, credits, cents_per_credit, reason, account_id, created_at)
    select gen_random_uuid(), case n % 10 when 0 then '${ELENA}'::uuid else id end, 5, 80, 'My answers', 900000 + n, ${MINUTES}
    from member;
  insert into payouts (id, user_id, cents, destination_hint, account_id, created_at)
    select gen_random_uuid(), case n % 10 when 0 then '${ELENA}'::uuid else id end, 5000, '2051', 900000 + n, ${MINUTES}
    from member;
  insert into payout_batches (proposed_by, created_at) select '${ELENA}', ${MINUTES} from generate_series(1, 6000) n;
commit`

testPages(await createMarket(), CROWD, PAGES)
