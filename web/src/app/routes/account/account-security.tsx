import { SecurityScreen } from '#features/account/security/security-screen.js'

export default SecurityScreen
