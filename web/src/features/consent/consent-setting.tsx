import { useConsent } from '#lib/consent/consent.js'
import { Switch } from '#ui/form/switch.js'
import { ConsentWords } from './consent-question'

/** The same choice on the page about cookies, where it can be changed at any time. */
export function ConsentSetting() {
  const { isAsked, consent, choose } = useConsent()
  if (!isAsked) return null
  return (
    <section aria-label="Your choice" className="mb-8 max-w-reading rounded-lg border border-line p-4">
      <Switch
        label="Counting and location"
        hint={<ConsentWords />}
        isOn={consent === 'given'}
        onChange={(isOn) => choose(isOn ? 'given' : 'refused')}
      />
    </section>
  )
}
