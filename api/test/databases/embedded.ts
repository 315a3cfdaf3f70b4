import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { loadCatalogue } from '../../src/database/catalogue/catalogue.ts'
import { connect } from '../../src/database/connection.ts'
import { migrate } from '../../src/database/migrate.ts'
import { templateFolder } from './template.ts'

/** Puts a filled embedded database into a data folder. */
export const copyEmbedded = async (dataDir: string): Promise<void> => {
  const template = await templateFolder('embedded', async (folder) => {
    await mkdir(folder, { recursive: true })
    const connection = await connect({ databaseUrl: null, dataDir: folder })
    try {
      await migrate(connection.db)
      await loadCatalogue(connection.db)
    } finally {
      await connection.close()
    }
  })
  await cp(join(template, 'database'), join(dataDir, 'database'), { recursive: true })
}
