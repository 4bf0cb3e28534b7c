import { AccountScreen } from '#features/account/profile/account-screen.js'

export default AccountScreen
