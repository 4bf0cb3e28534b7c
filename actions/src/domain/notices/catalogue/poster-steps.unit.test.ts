import { expect, it } from 'vitest'
import { edited } from './edited.js'
import { hireMissed } from './hire-payments.js'
import { messageReceived } from './messages.js'
import { applicationRejected, callBooked, counterOffered } from './poster-steps.js'
import { SAMPLE_AMOUNT, SAMPLE_POST } from './sample-facts.js'

const NOBODY = { from: null, expertId: null, isMany: false, isMention: false, unread: 1 }

it.each([
  [true, /^The company /],
  [false, /^The poster /],
])('[X-05, X-32] steps of a poster are said of a company only if there is one: %s', (isByCompany, start) => {
  const post = { ...SAMPLE_POST, isByCompany }
  for (const words of [
    counterOffered.write({ post, amount: SAMPLE_AMOUNT }).body,
    applicationRejected.write({ post, reason: null }).body,
    callBooked.write({ post }).title,
    edited.write({ post, changes: 'Start: Soon → Later', at: 'offer', isNdaOwed: true }).body,
    messageReceived.write({ post, ...NOBODY }).body,
    messageReceived.write({ post, ...NOBODY }).email?.body,
    hireMissed.write({ post, obstacle: 'other' }).title,
  ]) {
    expect(words).toMatch(start)
    expect(words).not.toMatch(isByCompany ? /the poster/i : /company/i)
  }
})
