import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import type { PaymentEvent } from '#providers/payments/payment-events.js'

type EventOf<Event, Type> = Event extends { type: infer Own } ? (Type extends Own ? Event : never) : never

interface EventHandlerSpec<Type extends PaymentEvent['type'], Facts> {
  type: Type
  /** Asks the provider for the current state, before the transaction. */
  look?(event: EventOf<PaymentEvent, Type>, services: Services): Promise<Facts>
  /** Fields of the event that aren't stored with it. */
  withheld?: readonly (keyof EventOf<PaymentEvent, Type> & string)[]
  /** The event's effect, once, in the transaction that claims it. Must not depend on the order of events. */
  apply(
    transaction: DatabaseTransaction,
    event: EventOf<PaymentEvent, Type>,
    services: Services,
    facts: Facts,
  ): Promise<void>
}

export interface EventHandler {
  look(event: PaymentEvent, services: Services): Promise<unknown>
  withheld: readonly string[]
  apply(transaction: DatabaseTransaction, event: PaymentEvent, services: Services, facts: unknown): Promise<void>
}

/** What one type of the provider's events does. */
export function defineEventHandler<Type extends PaymentEvent['type'], Facts = undefined>(
  spec: EventHandlerSpec<Type, Facts>,
): EventHandler {
  type Event = EventOf<PaymentEvent, Type>
  return {
    look: async (event, services) => spec.look?.(event as Event, services),
    withheld: spec.withheld ?? [],
    apply: (transaction, event, services, facts) => spec.apply(transaction, event as Event, services, facts as Facts),
  }
}
