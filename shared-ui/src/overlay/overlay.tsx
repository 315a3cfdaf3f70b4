/**
 * Everything on Radix, in one module and one chunk, shared between shell and remotes under the key
 * '@lonk/shared-ui/overlay/overlay.tsx' with `eager: false`: two copies of Radix's layer stack fight over
 * Escape and the focus. Nothing imports it statically; pages come here through `lazy-overlay.ts`.
 */
export { DropdownMenu, type DropdownMenuProps, type MenuItem } from './dropdown-menu.tsx'
export { FullScreen, type FullScreenProps } from './full-screen.tsx'
export { Modal, type ModalProps, type ModalWidth } from './modal.tsx'
export { type Toast, ToastRegion, type ToastRegionProps } from './toast-region.tsx'
