import { expect, it } from 'vitest'
import { faultPlace } from './fault-place'

it.each([
  ['title', 'title'],
  ['deliverables', 'deliverables'],
  ['deliverables[0].title', 'deliverables.0.title'],
  ['deliverables.0.title', 'deliverables.0.title'],
  ['paymentSchedules[2].percentage', 'paymentSchedules.2.percentage'],
  // no control of its own
  ['deliverables[0]', 'deliverables'],
  ['deliverables[0].unknown', 'deliverables'],
  ['skillIds[1]', 'skillIds'],
  ['unknown', null],
  ['', null],
])('[OPP-26, OPP-28] what the server finds at %s stands at %s', (path, place) => {
  expect(faultPlace(path)).toBe(place)
})
