/** In the address that a payment leads back to (GO-50). Its page says what became of the payment, and takes it out then. */
export const RETURNED_PAYMENT = 'is_payment_success'

/** Whether the page is about to say what became of a payment. */
export const hasReturnedPayment = (): boolean => new URLSearchParams(location.search).has(RETURNED_PAYMENT)
