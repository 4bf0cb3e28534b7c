/** In the address that a payment leads back to (GO-50). Its page says what became of the payment, and takes it out then. */
export const RETURNED_PAYMENT = 'is_payment_success'

/** In the address that a checkout leads back to when it is left. */
export const CANCELLED_PAYMENT = 'is_payment_cancelled'

/** Whether the page is about to say what became of a payment. */
export const hasReturnedPayment = (): boolean => new URLSearchParams(location.search).has(RETURNED_PAYMENT)
