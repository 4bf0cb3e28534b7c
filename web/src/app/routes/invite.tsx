import { useParams } from 'react-router-dom'
import { InviteScreen } from '#features/auth/invite/invite-screen.js'

export default function Invite() {
  const { token = '' } = useParams()
  return <InviteScreen key={token} token={token} />
}
