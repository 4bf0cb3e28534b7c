import { OwnDealsScreen } from '#features/deal/list/own-deals-screen.js'

export default OwnDealsScreen
