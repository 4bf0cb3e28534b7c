import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'

/** RESP-06, GI-27 */
export function LeaveQuestion({ isOpen, onStay, onLeave }: { isOpen: boolean; onStay(): void; onLeave(): void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title="Leave this page?"
      footer={
        <>
          <Button onClick={onStay}>Stay</Button>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p>Leaving this page will discard your progress. Continue?</p>
    </Dialog>
  )
}
