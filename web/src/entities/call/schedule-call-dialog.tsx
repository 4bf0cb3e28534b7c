import { useState } from 'react'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { ScheduleCall } from './schedule-call'

interface ScheduleCallDialogProps {
  address: string
  withWhom: string
  onBooked?(): void
  onClose(): void
}

/** "Schedule a call": books one in the calendar tool, and says when it is (PROMPT-46, GD-45). */
export default function ScheduleCallDialog({ address, withWhom, onBooked, onClose }: ScheduleCallDialogProps) {
  const [isBooked, setIsBooked] = useState(false)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title="Schedule a call"
      description={`With ${withWhom}`}
      footer={
        <Button variant="primary" onClick={onClose}>
          {isBooked ? 'Done' : 'Close'}
        </Button>
      }
    >
      <ScheduleCall
        address={address}
        withWhom={withWhom}
        isBooked={isBooked}
        onBooked={() => {
          setIsBooked(true)
          onBooked?.()
        }}
      />
    </Dialog>
  )
}
