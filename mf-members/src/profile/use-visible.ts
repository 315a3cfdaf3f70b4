import { useShared } from '@lonk/shared-events/react.ts'

/** Which parts of a profile the operator shows; all while the settings are not there or name none. */
export const useVisible = () => {
  const settings = useShared('settings')
  const named = [...(settings?.visible_profile_fields ?? []), ...(settings?.visible_profile_notes ?? [])]
  return (field: string): boolean => named.length === 0 || named.includes(field)
}
