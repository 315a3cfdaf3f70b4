import { useState } from 'react'
import { queryClient } from '../../server-state.ts'
import { changesOf, type Draft } from './draft.ts'
import { useQuestionBeforeLeaving } from './use-question-before-leaving.ts'

type Changes = Partial<Draft>

// Beside the server's answers, so that it is forgotten with them at a log-out; not after a quarter of an hour.
const queryKey = ['own-profile-draft']
queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })

/**
 * The profile as it is being changed. What is not saved yet is kept while the member looks at another page, and the
 * browser asks before it throws it away.
 */
export const useDraft = (before: Draft) => {
  const [changes, setChanges] = useState<Changes>(() => queryClient.getQueryData<Changes>(queryKey) ?? {})
  const draft: Draft = { ...before, ...changes }
  const unsaved = Object.keys(changesOf(before, draft)).length > 0
  useQuestionBeforeLeaving(unsaved)

  const write = (next: Changes) => {
    setChanges(next)
    queryClient.setQueryData(queryKey, next)
  }
  return {
    draft,
    unsaved,
    change: (part: Changes) => write({ ...changes, ...part }),
    undo: () => write({}),
    /** What was sent is the server's from now on; what was typed meanwhile is still to be saved. */
    settle: (sent: Draft) => write(without(queryClient.getQueryData<Changes>(queryKey) ?? {}, sent)),
  }
}

const without = (changes: Changes, sent: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name, value]) => value !== sent[name]))
