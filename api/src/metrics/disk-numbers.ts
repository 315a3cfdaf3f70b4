import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Config } from '../config.ts'

/**
 * How much room is left where this machine writes. A bucket's and another machine's disks are theirs to watch. A folder
 * that cannot be looked at is left out, and all other numbers come.
 */
export const measureDisks = (
  registry: Registry,
  { dataDir, photoStore, registry: releases }: Pick<Config, 'dataDir' | 'photoStore' | 'registry'>,
): void => {
  const folders = {
    data: dataDir,
    releases,
    ...(photoStore.kind === 'folder' ? { photos: photoStore.folder } : {}),
  }
  new Gauge({
    name: 'lonk_disk_free_share',
    help: 'Share of the disk that is free, of each folder that this machine writes to',
    labelNames: ['folder'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      for (const [folder, path] of Object.entries(folders)) {
        const room = await statfs(path).catch(() => null)
        if (room && room.blocks > 0) this.set({ folder }, room.bavail / room.blocks)
      }
    },
  })
}
