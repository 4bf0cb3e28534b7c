import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '#ui/button/button.js'
import { Notice } from '#ui/feedback/notice.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useChosenArea } from './use-chosen-area'

const ZOOM = { min: 1, max: 4, step: 0.1 }
const STEP_PX = 8
const SQUARE = 1

interface PhotoCropDialogProps {
  /** where the browser has the chosen picture */
  address: string
  isBusy: boolean
  /** why it couldn't be saved; the dialog and the crop stay */
  error: string | null
  onSave(area: Area): void
  onClose(): void
}

/** Which part of a picture becomes the photo: dragged or moved with the arrow keys, and zoomed. */
export default function PhotoCropDialog({ address, isBusy, error, onSave, onClose }: PhotoCropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(ZOOM.min)
  const area = useChosenArea(onSave)
  const zoomId = useId()
  return (
    <Dialog
      isOpen
      isKeptOpen={isBusy}
      onClose={onClose}
      title="Crop your photo"
      description="Drag it, or move it with the arrow keys."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy || area.isAwaited} onClick={area.save}>
            Save photo
          </Button>
        </>
      }
    >
      {error ? (
        <Notice tone="danger" isLive className="mb-4">
          {error}
        </Notice>
      ) : null}
      <div className="relative h-72 overflow-hidden rounded-md bg-sunken">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={SQUARE}
          cropShape="round"
          showGrid={false}
          keyboardStep={STEP_PX}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': 'The part that is shown' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => area.tell(pixels)}
        />
      </div>
      <div className="mt-4 flex items-center gap-4">
        <label htmlFor={zoomId} className="text-sm font-medium text-ink">
          Zoom
        </label>
        <input
          id={zoomId}
          type="range"
          {...ZOOM}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="focus-ring min-h-6 flex-1 accent-accent"
        />
      </div>
    </Dialog>
  )
}
