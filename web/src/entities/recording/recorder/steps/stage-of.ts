import type { RecorderStage } from '../recorder-props'
import type { RecorderView } from '../recorder-session'

/** What the recorder is to the page around it. */
export function stageOf({ state, upload }: Pick<RecorderView, 'state' | 'upload'>): RecorderStage {
  if (state.step === 'record' || state.step === 'store') return 'recording'
  if (state.step !== 'taken') return 'empty'
  if (upload?.at === 'ready') return 'ready'
  // what waits for a network goes on by itself
  return upload?.at === 'sending' || upload?.at === 'waiting' || upload?.at === 'measuring' ? 'sending' : 'unsent'
}
