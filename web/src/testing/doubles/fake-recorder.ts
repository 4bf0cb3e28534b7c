import { onTestEnd } from '../environment'

/** A browser with a microphone and a camera, or without; happy-dom has neither. */
export interface FakeDevices {
  /** what the page asked for, in order */
  asked: MediaStreamConstraints[]
  /** pulls all devices out */
  unplug(): void
  /** what is recorded from now on has this many bytes per delivery */
  deliver(text: string): void
}

class FakeTrack extends EventTarget {
  readyState = 'live'
  constructor(readonly kind: 'audio' | 'video') {
    super()
  }
  getSettings = () => ({ deviceId: `default-${this.kind}` })
  stop() {
    this.readyState = 'ended'
  }
}

class FakeStream {
  constructor(private readonly tracks: FakeTrack[]) {}
  getTracks = () => this.tracks
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio')
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video')
}

let recorders: FakeRecorder[] = []

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.includes('webm')
  state = 'inactive'
  mimeType = 'audio/webm;codecs=opus'
  start() {
    this.state = 'recording'
    recorders.push(this)
  }
  pause() {
    this.state = 'paused'
  }
  resume() {
    this.state = 'recording'
  }
  requestData() {}
  stop() {
    this.state = 'inactive'
    this.deliver('end')
    this.dispatchEvent(new Event('stop'))
  }
  deliver(text: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }))
  }
}

/** @param refusal what the browser answers instead of opening a device */
export function installDevices(refusal?: () => DOMException | null): FakeDevices {
  const asked: MediaStreamConstraints[] = []
  let tracks: FakeTrack[] = []
  const mediaDevices = {
    async getUserMedia(constraints: MediaStreamConstraints) {
      asked.push(constraints)
      const refused = refusal?.()
      if (refused) throw refused
      tracks = [new FakeTrack('audio'), ...(constraints.video ? [new FakeTrack('video')] : [])]
      return new FakeStream(tracks)
    },
    enumerateDevices: async () => [{ kind: 'audioinput', deviceId: 'default-audio', label: 'Built-in microphone' }],
    addEventListener() {},
    removeEventListener() {},
  }
  // happy-dom's own takes no other streams than its own
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null })
  const before = { recorder: globalThis.MediaRecorder, devices: navigator.mediaDevices }
  recorders = []
  const install = (recorder: unknown, devices: unknown) => {
    Object.assign(globalThis, { MediaRecorder: recorder })
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices })
  }
  install(FakeRecorder, mediaDevices)
  onTestEnd(() => install(before.recorder, before.devices))
  return {
    asked,
    unplug() {
      for (const track of tracks) track.dispatchEvent(new Event('ended'))
    },
    deliver(text) {
      for (const recorder of recorders) if (recorder.state === 'recording') recorder.deliver(text)
    },
  }
}
