import ConfirmAddress from '#features/account/profile/confirm-address.js'
import { AskScreen } from '#features/content/ask/ask-screen.js'
import { useSignedInUser } from '#lib/session.js'

/** `/create-question` (QNA-07, BASE-11). */
export default function CreateQuestionRoute() {
  const { email } = useSignedInUser()
  return <AskScreen confirmAddress={<ConfirmAddress email={email} />} />
}
