import { emitEvent } from '../delivery/emit-event.js'
import { saveObject } from '../state/objects.store.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import type { SandboxAccount } from '../state/sandbox-objects.js'

/** Says whether an account can be paid; its owner has said who they are by then. */
export async function saveAccount(
  context: SandboxContext,
  account: SandboxAccount,
  isEnabled: boolean,
): Promise<SandboxAccount> {
  const after: SandboxAccount = {
    ...account,
    ...{ details_submitted: true, payouts_enabled: isEnabled },
    capabilities: { transfers: isEnabled ? 'active' : 'inactive' },
  }
  await saveObject(context.transaction, after)
  await emitEvent(context, 'account.updated', after)
  return after
}
