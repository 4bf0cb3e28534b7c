import { ConfirmAddress } from '../../features/account/profile/confirm-address'
import { HomeScreen } from '../../features/home/home-screen'
import { useSignedInUser } from '../../lib/session'

export default function Dashboard() {
  const { email } = useSignedInUser()
  return <HomeScreen confirmAddress={<ConfirmAddress email={email} />} />
}
