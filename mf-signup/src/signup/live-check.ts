import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SignupDraft } from './draft.ts'
import { rules } from './rules.ts'
import { askWhetherFree } from './whether-free.ts'

/** Milliseconds without a key pressed before the server is asked. */
const pause = 500

/** Checks the profile name while the visitor continues; true while the present one is known to be free. */
export const useLiveCheck = (): boolean => {
  const form = useFormContext<SignupDraft>()
  const value = form.watch('name').trim()
  const [free, setFree] = useState<string | null>(null)

  useEffect(() => {
    // Only what passes the rules is worth asking; they need no date or age here.
    if (rules.name?.(form.getValues(), { minAge: 0, today: '' })) return
    let current = true
    const timer = setTimeout(async () => {
      const refusal = await askWhetherFree(value)
      if (!current) return
      if (refusal) form.setError('name', { type: refusal.code, message: refusal.message })
      else setFree(value)
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [value, form])

  return free !== null && free === value
}
