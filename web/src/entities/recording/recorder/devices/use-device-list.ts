import { useEffect, useState } from 'react'

export interface DeviceChoice {
  id: string
  label: string
}

/** The microphones or cameras of this machine; their names are known once the page may use them. */
export function useDeviceList(kind: 'audioinput' | 'videoinput', stream: MediaStream | null): DeviceChoice[] {
  const [devices, setDevices] = useState<DeviceChoice[]>([])
  useEffect(() => {
    const { mediaDevices } = navigator
    let isShown = true
    const list = async () => {
      const found = stream ? await mediaDevices.enumerateDevices().catch(() => []) : []
      const wanted = found.filter((device) => device.kind === kind && device.deviceId)
      const unnamed = kind === 'audioinput' ? 'Microphone' : 'Camera'
      if (isShown)
        setDevices(
          wanted.map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `${unnamed} ${index + 1}` })),
        )
    }
    void list()
    mediaDevices?.addEventListener?.('devicechange', list)
    return () => {
      isShown = false
      mediaDevices?.removeEventListener?.('devicechange', list)
    }
  }, [kind, stream])
  return devices
}

/** Which of them is in use. */
export function deviceInUse(stream: MediaStream | null, kind: 'audio' | 'video'): string {
  const tracks = kind === 'audio' ? stream?.getAudioTracks() : stream?.getVideoTracks()
  return tracks?.[0]?.getSettings().deviceId ?? ''
}
