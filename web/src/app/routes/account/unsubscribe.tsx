import { UnsubscribeScreen } from '#features/account/emails/unsubscribe-screen.js'

export default UnsubscribeScreen
