import { HiringTermsScreen } from '#features/terms/hiring-terms-screen.js'

export default HiringTermsScreen
