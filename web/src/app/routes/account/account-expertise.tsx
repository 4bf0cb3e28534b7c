import { ExpertProfileScreen } from '../../../features/account/expertise/expert-profile-screen'

export default ExpertProfileScreen
