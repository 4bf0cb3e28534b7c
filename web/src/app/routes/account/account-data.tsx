import { DataScreen } from '#features/account/data/data-screen.js'

export default DataScreen
