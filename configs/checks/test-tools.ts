import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { runProgram } from './run-program.ts'

type Say = (line: string) => void

interface Tool {
  readonly name: string
  readonly found: () => boolean
  /** Debian's packages. */
  readonly packages: readonly string[]
  /** Wanted by the full run alone. */
  readonly fullOnly?: boolean
}

const debianPostgres = '/usr/lib/postgresql'

const onPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

const tools: readonly Tool[] = [
  {
    name: 'a browser (Chromium)',
    found: () =>
      existsSync(chromium.executablePath()) ||
      ['/usr/bin/chromium', '/usr/bin/chromium-browser'].some((path) => existsSync(path)),
    packages: ['chromium'],
  },
  {
    name: 'the same without a window',
    found: () => existsSync(chromium.executablePath()) || existsSync('/usr/bin/chromium-headless-shell'),
    packages: ['chromium-headless-shell'],
  },
  {
    name: 'a PostgreSQL server (15 or newer)',
    found: () =>
      onPath('postgres') ||
      (existsSync(debianPostgres) &&
        readdirSync(debianPostgres).some((version) =>
          existsSync(join(debianPostgres, version, 'bin/postgres')),
        )),
    packages: ['postgresql-15'],
  },
  {
    name: 'what backs it up (Barman)',
    found: () => onPath('barman'),
    packages: ['barman'],
  },
  {
    name: 'a pooler of connections (PgBouncer)',
    found: () => onPath('pgbouncer') || existsSync('/usr/sbin/pgbouncer'),
    packages: ['pgbouncer'],
  },
  {
    name: 'a proxy (nginx)',
    found: () => onPath('nginx') || existsSync('/usr/sbin/nginx'),
    packages: ['nginx-light'],
    fullOnly: true,
  },
  {
    name: 'a browser of another make (Firefox)',
    found: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].some((path) => existsSync(path)),
    packages: ['firefox-esr'],
    fullOnly: true,
  },
  {
    name: "Safari's engine (WebKit) and a screen for it",
    found: () => onPath('WebKitWebDriver') && onPath('Xvfb') && onPath('dbus-run-session'),
    packages: ['webkit2gtk-driver', 'xvfb', 'dbus-bin', 'dbus-daemon'],
    fullOnly: true,
  },
]

/**
 * Installs through apt-get what tests need and the machine lacks; `full` is for the run of everything. Where that
 * cannot be done a line says what to install; the suites that need it then fail, they are never skipped.
 */
export const installTestTools = async (say: Say, full = false): Promise<void> => {
  const missing = tools.filter((tool) => (full || !tool.fullOnly) && !tool.found())
  if (missing.length === 0) return
  const packages = missing.flatMap((tool) => tool.packages)
  for (const { name } of missing)
    say(`  ${name} is missing: installing it (apt-get install ${packages.join(' ')})`)
  await aptGet(['update', '-qq'])
  const { ok, output } = await aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages])
  const still = missing.filter((tool) => !tool.found())
  if (still.length === 0) return
  if (!ok) say(output.trim().split('\n').slice(-3).join('\n'))
  for (const { name, packages: needed } of still) {
    say(
      `  ${name} could not be installed: run "apt-get install ${needed.join(' ')}" as root; its tests fail without`,
    )
  }
}

const aptGet = (args: readonly string[]) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return process.getuid?.() === 0
    ? runProgram('apt-get', args, { env })
    : runProgram('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args], { env })
}
