import { photoAccept } from '@lonk/shared-api/calls/profile/photo-file.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { type ReactNode, useRef } from 'react'

interface ChoosePictureProps {
  readonly label: string
  readonly icon: ReactNode
  readonly disabled?: boolean
  /** More than one at a time. */
  readonly multiple?: boolean
  /** A phone opens the camera that looks at its owner. */
  readonly selfie?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The way to a file of the device, or to its camera. */
export const ChoosePicture = ({ label, icon, disabled, multiple, selfie, onFiles }: ChoosePictureProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <input
        ref={input}
        type="file"
        // The button opens it: read out as well, it would be a second one of the same name.
        hidden
        accept={photoAccept}
        multiple={multiple}
        capture={selfie ? 'user' : undefined}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again after a refusal.
          currentTarget.value = ''
        }}
      />
      <Button variant="secondary" icon={icon} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </div>
  )
}
