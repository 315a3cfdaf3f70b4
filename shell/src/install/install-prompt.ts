import { createListeners } from '@lonk/shared-events/store.ts'

/** Chromium's; other browsers have their own way to install, or none, and never send it. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function'

let kept: InstallPromptEvent | null = null
const { subscribe, tell } = createListeners()

const keep = (event: InstallPromptEvent | null): void => {
  kept = event
  tell()
}

/** The browser's offer to install the app, kept back until somebody asks for it in the account menu. */
export const installPrompt = {
  /** Whether there is one. */
  get: (): boolean => kept !== null,
  /** The browser answers once: afterwards the offer is gone until it makes another. */
  show: async (): Promise<void> => {
    const offer = kept
    keep(null)
    await offer?.prompt()
  },
  subscribe,
}

/** From the start on: the browser makes its offer when it likes, and once. */
export const keepInstallPrompt = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPrompt(event)) keep(event)
  })
  addEventListener('appinstalled', () => keep(null))
}
