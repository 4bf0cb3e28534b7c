import { ConfirmAddress } from '#features/account/profile/confirm-address.js'
import { HomeScreen } from '#features/home/home-screen.js'
import { useSignedInUser } from '#lib/session.js'

export default function Dashboard() {
  const { email } = useSignedInUser()
  return <HomeScreen confirmAddress={<ConfirmAddress email={email} />} />
}
