import { ExpertProfileScreen } from '#features/account/expertise/expert-profile-screen.js'

export default ExpertProfileScreen
