import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Place } from './place.ts'

const production = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../configs/production/nginx/${file}`, import.meta.url)), 'utf8')

/** The addresses of an upstream in turn, where the recipe has usual ones. */
const withPorts = (text: string, ports: readonly number[]): string => {
  const left = [...ports]
  return text.replaceAll(/server 127\.0\.0\.1:\d+/g, () => `server 127.0.0.1:${left.shift()}`)
}

/** The recipes of production; only names, ports and the certificate are this machine's. */
export const proxySettings = ({ ports, folder, logs }: Place): string => {
  const site = production('lonk.conf')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll('lonk.example', 'localhost')
    .replace('/etc/ssl/lonk/fullchain.pem', `${folder}/certificate.pem`)
    .replace('/etc/ssl/lonk/privkey.pem', `${folder}/key.pem`)
  const apis = withPorts(production('apis.conf'), ports.api).replace(
    'listen 127.0.0.1:4000',
    `listen 127.0.0.1:${ports.apis}`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/nginx-${kind};`,
  )
  return `
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
worker_processes 2;
# A stream is a connection on both sides of each of the two stops that it makes here.
worker_rlimit_nofile 20000;
pid ${folder}/nginx.pid;
error_log ${logs}/proxy.log warn;
daemon off;
events { worker_connections 9000; }
http {
access_log off;
${temporary.join('\n')}
${withPorts(production('upstream-machine.conf'), ports.documents)}
${site}
${apis}
}
`
}
