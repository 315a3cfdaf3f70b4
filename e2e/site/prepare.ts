import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { buildParts } from '@lonk/configs/build/build-part.ts'
import { partNames } from '@lonk/configs/project.ts'
import { adoptDeployed } from '@lonk/configs/release/adopt-deployed.ts'
import { publish } from '@lonk/configs/release/publish.ts'
import { openStore } from '@lonk/configs/release/store.ts'
import { fillDemo } from '@lonk/configs/scripts/fill-demo.ts'
import { readConfig } from '../../shell/server/config.ts'
import { type RunningSite, startSite, templateFolder } from './run-site.ts'

const untilReady = async (site: RunningSite): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${site.address}/readyz`).catch(() => null)
    if (answer?.status === 200) return
    await wait(200)
  }
  throw new Error('the site did not become ready')
}

/** Builds all parts and makes the data folder that every worker's site starts from: migrated, filled, published. */
export default async function prepare(): Promise<void> {
  await rm(templateFolder, { recursive: true, force: true })
  const store = { dataDir: templateFolder, registry: `${templateFolder}/registry`, production: false }
  // One part alone (`npm run e2e -- mf-chat`): the others are taken as they are deployed here.
  const alone = process.env.E2E_PARTS?.split(' ').filter(Boolean) ?? []
  if (alone.length > 0) await adoptDeployed(readConfig(process.env), store)
  await Promise.all([
    buildParts(alone.length > 0 ? alone : partNames, 'production', ({ part, seconds }) => {
      if (seconds > 0) console.log(`built ${part} in ${seconds.toFixed(1)} s`)
    }).then((builds) => publish(openStore(store), builds)),
    // Few people are enough for a search to have pages, and quick to copy for each worker.
    fillDemo(templateFolder, { ...process.env, NODE_ENV: 'test' }, ['--profiles', '240']),
  ])
  const site = await startSite(templateFolder)
  try {
    await untilReady(site)
  } finally {
    await site.stop()
  }
}
