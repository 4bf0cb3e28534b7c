import { PayoutScreen } from '#features/income/payout/payout-screen.js'

export default function IncomePayoutRoute() {
  return <PayoutScreen />
}
