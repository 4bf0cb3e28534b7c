import { AccountScreen } from '../../../features/account/profile/account-screen'

export default AccountScreen
