type Wait = (milliseconds: number) => Promise<void>

const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A chunk that the page cannot do without for long, tried again when the network drops it; rejects with the last failure. */
export const importPersistently = async <Module>(
  load: () => Promise<Module>,
  pauses: readonly number[] = [1_000, 5_000, 20_000],
  wait: Wait = sleep,
): Promise<Module> => {
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      await wait(pause)
    }
  }
  return load()
}
