import { StaffDealScreen } from '#features/admin/deals/staff-deal-screen.js'

export default StaffDealScreen
