import { WalletScreen } from '#features/credits/wallet/wallet-screen.js'

export default WalletScreen
