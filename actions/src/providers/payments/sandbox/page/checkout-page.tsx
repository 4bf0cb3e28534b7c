/** @jsxRuntime automatic */
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TEST_CARDS } from '../billing/test-cards.js'
import type { SandboxRecurring, SandboxSession } from '../state/sandbox-objects.js'
import type { Attempt } from './attempts.store.js'
import type { CardErrors, CardFields } from './card-form.js'
import { PAGE_STYLE } from './page-style.js'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** The checkout page: what is bought, the card form, Pay and Cancel. */
export function payPage(session: SandboxSession, form: Attempt, productName: string): string {
  const [line] = session.line_items.data
  const isPaying = session.mode !== 'setup'
  const amount = dollars.format((session.amount_total ?? 0) / 100)
  const deed = isPaying ? `Pay ${amount}` : 'Save card'
  const { typed, errors, declined } = form
  const hasErrors = declined !== null || Object.keys(errors).length > 0
  return render(
    { title: `${hasErrors ? 'Not done yet: ' : ''}${deed} · ${productName}` },
    <main>
      <section aria-labelledby="what">
        <p className="brand">{productName}</p>
        <h1 id="what">{isPaying ? line?.description : 'Change your card'}</h1>
        {isPaying && <p className="amount">{amount}</p>}
        <p className="per">
          {isPaying ? periodText(line?.price.recurring ?? null) : 'For your next payments. Saving it charges nothing.'}
        </p>
      </section>
      <section aria-labelledby="pay">
        <h2 id="pay">{isPaying ? 'Pay by card' : 'Your new card'}</h2>
        {declined !== null && (
          <p className="alert" role="alert">
            {declined} You haven’t been charged. Try another card.
          </p>
        )}
        <form method="post" noValidate>
          <Field
            name="number"
            label="Card number"
            typed={typed}
            errors={errors}
            inputMode="numeric"
            list="test-cards"
          />
          <datalist id="test-cards">
            {TEST_CARDS.map(({ number, effect }) => (
              <option key={number} value={number} label={effect} />
            ))}
          </datalist>
          <div className="pair">
            <Field name="expiry" label="Expiry (MM / YY)" typed={typed} errors={errors} inputMode="numeric" />
            <Field name="cvc" label="Security code" typed={typed} errors={errors} inputMode="numeric" />
          </div>
          <Field name="name" label="Name on card" typed={typed} errors={errors} />
          <button type="submit">{deed}</button>
          <a className="cancel" href={session.cancel_url ?? '/'}>
            Cancel
          </a>
        </form>
        <TestCards />
      </section>
    </main>,
  )
}

/** For a session that can no longer be paid. */
export function closedPage(session: SandboxSession, productName: string): string {
  return render(
    { title: `This checkout has expired · ${productName}` },
    <main className="single">
      <div>
        <p className="brand">{productName}</p>
        <h1>This checkout has expired</h1>
        <p>You haven’t been charged. Go back and start again if you still want to buy this.</p>
        <p>
          <a href={session.cancel_url ?? '/'}>Back to {productName}</a>
        </p>
      </div>
    </main>,
  )
}

interface Frame {
  title: string
  /** What sets the sandbox apart on this page. */
  notice?: string
}

const CARDS_NOTICE = 'Payment sandbox: no money moves, and only test cards work.'

/** A page of the sandbox around its content. */
export function render({ title, notice = CARDS_NOTICE }: Frame, body: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <Style />
      </head>
      <body>
        <header className="notice">{notice}</header>
        {body}
      </body>
    </html>,
  )}`
}

/** Its text has to match the hash in the content security policy. */
function Style(): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; escaped, its digest would differ
  return <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
}

function periodText(recurring: SandboxRecurring | null): string {
  if (!recurring) return 'One payment'
  const { interval, interval_count: count } = recurring
  return `Every ${count === 1 ? interval : `${count} ${interval}s`}, until you cancel`
}

interface FieldProps {
  name: keyof CardFields
  label: string
  typed: CardFields
  errors: CardErrors
  inputMode?: 'numeric'
  list?: string
}

function Field({ name, label, typed, errors, inputMode, list }: FieldProps) {
  const error = errors[name]
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        defaultValue={typed[name]}
        required
        // Browsers would offer real cards here.
        autoComplete="off"
        maxLength={100}
        {...(inputMode ? { inputMode } : {})}
        {...(list ? { list } : {})}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {})}
      />
      {error && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

function TestCards() {
  return (
    <section className="cards" aria-labelledby="cards">
      <h2 id="cards">Test cards</h2>
      <dl>
        {TEST_CARDS.map(({ number, effect }) => [
          <dt key={number}>{number}</dt>,
          <dd key={`${number} effect`}>{effect}</dd>,
        ])}
      </dl>
      <p className="hint">Any date in the future, any three digits and any name will do.</p>
    </section>
  )
}
