/** @jsxRuntime automatic */
import { render } from './checkout-page.js'

/** Asks nothing, since the sandbox needs no documents: finish, or leave and come back later. */
export function onboardingPage(email: string, leaveTo: string, productName: string): string {
  return render(
    { title: `Set up payouts · ${productName}`, notice: 'Payment sandbox: no money moves.' },
    <main className="single">
      <div>
        <p className="brand">{productName}</p>
        <h1>Set up payouts</h1>
        <p>
          Stripe would now ask {email} for an identity document and a bank account. The sandbox needs neither: finish,
          and the account can be paid.
        </p>
      </div>
      <form method="post">
        <button type="submit">Finish</button>
        <a className="cancel" href={leaveTo}>
          Leave without finishing
        </a>
      </form>
    </main>,
  )
}
