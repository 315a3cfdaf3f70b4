interface Surroundings {
  readonly registration: { readonly pushManager: Pick<PushManager, 'subscribe'> }
  readonly fetch: typeof fetch
}

/** The browser has replaced a subscription while no page is open: the account gets the new one. */
export const renewSubscription = async (
  { registration, fetch }: Surroundings,
  old: Pick<PushSubscription, 'options'> | null,
): Promise<void> => {
  if (!old?.options.applicationServerKey) return
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: old.options.applicationServerKey,
  })
  await fetch('/api/user.php?push=1', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Type': 'client' },
    body: JSON.stringify({ subscription }),
  })
}
