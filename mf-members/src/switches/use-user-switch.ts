import { updateUser } from '@lonk/shared-api/calls/session/user.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSay } from './use-say.ts'

/** Something of the account that is on or off. What was pressed shows until the shell has heard of it. */
export const useUserSwitch = (name: 'invisible' | 'read_receipts') => {
  const say = useSay()
  const kept = useShared('user')?.[name] ?? false
  const [pressed, setPressed] = useState<boolean | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the shell knows anew takes the place of what was pressed
  useEffect(() => setPressed(null), [kept])
  const { mutate } = useMutation({
    scope: { id: name },
    mutationFn: (on: boolean) => api.call(updateUser, { [name]: on }),
    onMutate: setPressed,
    onSuccess: () => {
      bus.publish('refresh-requested', { parts: ['user'] })
      say.saved()
    },
    onError: (error) => {
      setPressed(null)
      say.failed(error)
    },
  })
  return { on: pressed ?? kept, set: (on: boolean) => mutate(on) }
}
