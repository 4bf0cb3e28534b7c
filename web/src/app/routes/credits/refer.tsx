import { ReferScreen } from '#features/credits/refer/refer-screen.js'

export default ReferScreen
