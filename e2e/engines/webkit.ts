import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@lonk/shared-api/testing/free-port.ts'
import { Builder, type WebDriver } from 'selenium-webdriver'
import sharp from 'sharp'
import type { Engine } from './engine.ts'
import { thrownIn, visitorIn } from './webkit-elements.ts'

/** Debian's package names the folder by machine. */
const program = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path))

/** WebKit draws on a screen, and nothing here has a graphics card. */
const environment = (display: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  GSK_RENDERER: 'cairo',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  // Its sandbox is made of namespaces, which whoever is root in a container may not make.
  ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
})

/** The browser's window takes this much of it, and no more. */
const size = { width: 1024, height: 768 }

/** Answers the display's name as soon as there is one. */
const startScreen = async (folder: string): Promise<{ screen: ChildProcess; display: string }> => {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height}x24`, '-fbdir', folder],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject)
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`))
  })
  return { screen, display }
}

/** A driver opens one browser in its life, with nothing in it. */
const connect = async (port: number): Promise<WebDriver> => {
  const wanted = {
    browserName: 'MiniBrowser',
    // With `normal` the first page never ends to load.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
  }
  for (let tries = 0; ; tries += 1) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build()
    } catch (error) {
      if (tries === 40 || !String(error).includes('ECONNREFUSED')) throw error
      await pause(250)
    }
  }
}

/** The screen's memory is a file: a header that says how long it is, colours, and four bytes for each pixel. */
const pictureOf = async (folder: string): Promise<Buffer> => {
  const memory = await readFile(join(folder, 'Xvfb_screen0'))
  const start = memory.readUInt32BE(0) + memory.readUInt32BE(76) * 12
  const pixels = memory.subarray(start, start + size.width * size.height * 4)
  const raw = sharp(pixels, { raw: { ...size, channels: 4 } })
  // Blue comes first, and the fourth byte says nothing.
  return raw
    .removeAlpha()
    .recomb([
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ])
    .png()
    .toBuffer()
}

/** WebKitGTK, which is the engine of Safari, driven by WebDriver, which tells nothing of what pages throw: they are listened to from when they can be read. */
export const webkit: Engine = {
  name: 'WebKit',
  open: async () => {
    if (!program) throw new Error('there is no WebKit: install webkit2gtk-driver and xvfb')
    const folder = await mkdtemp(join(tmpdir(), 'lonk-webkit-'))
    const { screen, display } = await startScreen(folder)
    const port = await freePort()
    const driving = spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
      env: environment(display),
      stdio: 'ignore',
      detached: true,
    })
    const end = async () => {
      // The whole group: the driver, its bus and its browser.
      if (driving.pid && driving.exitCode === null) process.kill(-driving.pid)
      screen.kill()
      await rm(folder, { recursive: true, force: true })
    }
    try {
      const driver = await connect(port)
      return {
        visitor: visitorIn(driver),
        // Asked for a picture, the driver never answers.
        picture: () => pictureOf(folder),
        faults: () => thrownIn(driver),
        close: async () => {
          await driver.quit().catch(() => undefined)
          await end()
        },
      }
    } catch (error) {
      await end()
      throw error
    }
  },
}
