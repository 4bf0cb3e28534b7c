import { Field } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { rememberDevices } from '../devices/remembered-devices'
import { deviceInUse, useDeviceList } from '../devices/use-device-list'
import type { RecorderSession } from '../recorder-session'

interface DevicePickerProps {
  kind: 'audio' | 'video'
  stream: MediaStream | null
  session: RecorderSession
}

/** Which microphone or camera is used. */
export function DevicePicker({ kind, stream, session }: DevicePickerProps) {
  const devices = useDeviceList(kind === 'audio' ? 'audioinput' : 'videoinput', stream)
  const chosen = (id: string) => {
    session.openDevices({ [kind]: id })
    rememberDevices(session.chosen)
  }
  return (
    <Field label={kind === 'audio' ? 'Microphone' : 'Camera'}>
      {(control) => (
        <NativeSelect
          {...control}
          value={deviceInUse(stream, kind) || (session.chosen[kind] ?? '')}
          options={devices.map(({ id, label }) => ({ value: id, label }))}
          disabled={devices.length === 0}
          onChange={({ target }) => chosen(target.value)}
        />
      )}
    </Field>
  )
}
