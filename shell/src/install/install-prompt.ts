/** Chromium's; other browsers have their own way to install, or none, and never send it. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function'

let kept: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

const keep = (event: InstallPromptEvent | null): void => {
  kept = event
  for (const listener of listeners) listener()
}

/** The browser's offer to install the app, kept back until somebody asks for it in the account menu. */
export const installPrompt = {
  isThere: (): boolean => kept !== null,
  /** The browser answers once: afterwards the offer is gone until it makes another. */
  show: async (): Promise<void> => {
    const offer = kept
    keep(null)
    await offer?.prompt()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** From the start on: the browser makes its offer when it likes, and once. */
export const keepInstallPrompt = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPrompt(event)) keep(event)
  })
  addEventListener('appinstalled', () => keep(null))
}
