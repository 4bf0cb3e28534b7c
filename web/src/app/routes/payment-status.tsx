import { PaymentStatusScreen } from '#features/payments/status/payment-status-screen.js'

export default PaymentStatusScreen
