import type { SlotProps } from '@lonk/shared-events/contract.ts'
import * as React from 'react'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import * as ReactDOMClient from 'react-dom/client'
import { mountRootParcel, type ParcelConfig } from 'single-spa'
import singleSpaReact from 'single-spa-react'
import Parcel from 'single-spa-react/parcel'
import { report } from '../errors/reports.ts'
import { Boundary } from './boundary.tsx'
import { FrameRouter } from './frame-router.tsx'
import { PartFailure } from './part-failure.ts'
import { loadSlot } from './remotes.ts'
import { slotOwner } from './route-table.ts'

interface LoadedSlotProps extends SlotProps {
  readonly remote: string
  readonly slot: string
  readonly onShown?: (() => void) | undefined
  readonly onMissing?: (() => void) | undefined
}

const LoadedSlot = ({ remote, slot, onShown, onMissing, ...props }: LoadedSlotProps) => {
  const [Slot, setSlot] = useState<ComponentType<SlotProps> | null>(null)
  const told = useRef({ onShown, onMissing })
  useEffect(() => {
    told.current = { onShown, onMissing }
  }, [onShown, onMissing])
  useEffect(() => {
    let gone = false
    loadSlot(remote, slot).then(
      (loaded) => !gone && setSlot(() => loaded),
      (cause: unknown) => {
        report(PartFailure.from(cause, { owner: remote, phase: 'load' }))
        if (!gone) told.current.onMissing?.()
      },
    )
    return () => {
      gone = true
    }
  }, [remote, slot])
  useEffect(() => {
    if (Slot) told.current.onShown?.()
  }, [Slot])
  return Slot && <Slot {...props} />
}

// A slot stays while pages come and go behind it.
const everyPath = () => true

const SlotRoot = (props: LoadedSlotProps) => (
  <Boundary
    onFailed={(cause) => report(PartFailure.from(cause, { owner: props.remote, phase: 'render' }))}
    fallback={() => null}
  >
    <Suspense>
      <FrameRouter owns={everyPath}>
        <LoadedSlot {...props} />
      </FrameRouter>
    </Suspense>
  </Boundary>
)

const parcelConfig = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: SlotRoot,
  errorBoundary: () => <></>,
}) as ParcelConfig

interface SlotHostProps extends SlotProps {
  readonly name: string
  /** It is in the page now: whoever kept something in its place may take that away. */
  readonly onShown?: () => void
  /** The slot's code could not be loaded: the asker may have another way. */
  readonly onMissing?: () => void
}

/**
 * A remote's overlay or banner in a place of the shell. A parcel with a root of its own: what fails in it never
 * reaches the page, and a slot that no remote brings is simply not there.
 */
export const SlotHost = ({ name, request, close, onShown, onMissing }: SlotHostProps) => {
  const owner = slotOwner(name)
  if (!owner) return null
  return (
    <Parcel
      config={parcelConfig}
      mountParcel={mountRootParcel}
      remote={owner.remote}
      slot={name}
      request={request}
      close={close}
      onShown={onShown}
      onMissing={onMissing}
      handleError={(cause: unknown) =>
        report(PartFailure.from(cause, { owner: owner.remote, phase: 'render' }))
      }
    />
  )
}
