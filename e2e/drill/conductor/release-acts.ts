import type { Stage } from '../stage/stage.ts'
import type { HouseAct } from './acts.ts'

/** From the moment that it is published, both document servers name it in the next document. */
const named = async ({ place }: Stage, version: string): Promise<void> => {
  for (const port of place.ports.documents) {
    const page = await fetch(`http://127.0.0.1:${port}/chats`, {
      headers: { 'X-Forwarded-Host': 'localhost', 'X-Forwarded-Proto': 'https' },
    })
    const html = await page.text()
    if (!html.includes(`"mf-chat","version":"${version}"`))
      throw new Error(`the document server at ${port} does not serve mf-chat ${version}`)
  }
}

export const released = (stage: Stage): HouseAct => ({
  name: 'mf-chat released',
  run: async () => named(stage, await stage.releases.release()),
})

export const rolledBack = (stage: Stage): HouseAct => ({
  name: 'mf-chat rolled back',
  run: async () => named(stage, await stage.releases.rollBack()),
})
