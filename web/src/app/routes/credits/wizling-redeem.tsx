import { RedeemScreen } from '#features/credits/redeem/redeem-screen.js'

export default function WizlingRedeemRoute() {
  return <RedeemScreen />
}
