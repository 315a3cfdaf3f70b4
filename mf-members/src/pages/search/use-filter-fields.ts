import { useEffect, useState } from 'react'

type FilterFields = typeof import('./filter-fields.tsx').FilterFields

/** The fields of the filters, in a chunk of their own: people come first. Without it the chips still work. */
export const useFilterFields = (): FilterFields | null => {
  const [fields, setFields] = useState<FilterFields | null>(null)
  useEffect(() => {
    let gone = false
    import('./filter-fields.tsx').then(
      (module) => !gone && setFields(() => module.FilterFields),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  return fields
}
