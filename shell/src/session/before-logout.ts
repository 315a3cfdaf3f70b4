type Work = () => Promise<unknown>

export type BeforeLogout = ReturnType<typeof createBeforeLogout>

/** What still needs the session, done before it ends. A failure, or no answer for a second, keeps nobody in. */
export const createBeforeLogout = (patience = 1_000) => {
  const works = new Set<Work>()
  return {
    add: (work: Work): void => void works.add(work),
    run: async (): Promise<void> => {
      const all = Promise.allSettled([...works].map((work) => work()))
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))])
    },
  }
}

export const beforeLogout = createBeforeLogout()
