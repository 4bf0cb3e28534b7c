import { useConsent } from '#lib/consent/consent.js'
import { Switch } from '#ui/form/switch.js'
import { ConsentWords } from './consent-question'

/** The same choice on the page about cookies, where it can be changed at any time. */
export function ConsentSetting() {
  const { isAsked, consent, choose } = useConsent()
  if (!isAsked) return null
  return (
    <section aria-label="Your choice" className="mt-12 max-w-[48rem] rounded-lg border border-line p-4">
      <Switch
        label="Counting and location"
        hint={<ConsentWords />}
        isOn={consent === 'given'}
        onChange={(isOn) => choose(isOn ? 'given' : 'refused')}
      />
    </section>
  )
}
