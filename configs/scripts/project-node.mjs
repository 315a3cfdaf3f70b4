// Runs on the machine's own Node (20 or newer), before anything is installed: no imports but Node's.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const projectNode = join(root, 'node_modules/node/bin/node')

/** Installs what is missing and then runs a script of this folder on the project's own Node. */
export const runOnProjectNode = async (script) => {
  if (!isInstalled()) install()
  endWithNpm()
  const file = fileURLToPath(new URL(script, import.meta.url))
  if (process.version === `v${lockedPackages()['node_modules/node'].version}`) {
    process.argv[1] = file
    await import(pathToFileURL(file).href)
    return
  }
  await handToProjectNode([file, ...process.argv.slice(2)], { cwd: root })
}

/** Runs the project's own Node in this process's place, and ends with it. */
export const handToProjectNode = (args, { cwd = process.cwd(), env = {} } = {}) =>
  new Promise(() => {
    const child = spawn(projectNode, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  })

/*
 * npm passes SIGTERM to the shell between it and us, which ends without passing it on: that our parent has gone is
 * then the only sign.
 */
const endWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}

const lockedPackages = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

/** Whether node_modules holds what the lock file names; npm leaves its own list of what it put there. */
const isInstalled = () => {
  const list = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(list) || !existsSync(projectNode)) return false
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages
  return Object.entries(lockedPackages()).every(
    ([path, { version, link, optional, devOptional, peer }]) =>
      !path.includes('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      peer ||
      installed[path]?.version === version,
  )
}

/*
 * Not `npm ci`: it refuses a lock file that does not list the optional packages of every platform, and ours was
 * written where only some of them were available. `--no-save` keeps to the lock file all the same.
 */
const install = () => {
  console.log('Installing what is missing (a minute or two the first time) ...')
  const began = Date.now()
  const npm = process.env.npm_execpath
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (done.status !== 0 || !existsSync(projectNode)) {
    console.error(`${done.stdout ?? ''}${done.stderr ?? ''}`.trim())
    console.error('lonk: npm could not install the dependencies; its own lines above say why')
    process.exit(1)
  }
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(0)} s.`)
}
