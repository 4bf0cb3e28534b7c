import { TransactionsScreen } from '#features/credits/transactions/transactions-screen.js'

export default TransactionsScreen
