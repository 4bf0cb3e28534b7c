import { useConsent } from '#lib/consent/consent.js'
import { BareSwitch } from '#ui/button/bare-switch.js'
import { ConsentWords } from './consent-words'

const NAME = 'Counting and location'

/** The same choice on the page about cookies, where it can be changed at any time. */
export function ConsentSetting() {
  const { isAsked, consent, choose } = useConsent()
  if (!isAsked) return null
  return (
    <section
      aria-label="Your choice"
      className="mt-12 flex max-w-[48rem] items-start justify-between gap-6 rounded-lg border border-line p-4 text-sm"
    >
      <p className="text-muted">
        <span className="block font-medium text-ink">{NAME}</span>
        <ConsentWords />
      </p>
      <BareSwitch name={NAME} isOn={consent === 'given'} onChange={(isOn) => choose(isOn ? 'given' : 'refused')} />
    </section>
  )
}
