import { DealRecordScreen } from '#features/deal/deal-record-screen.js'

export default DealRecordScreen
