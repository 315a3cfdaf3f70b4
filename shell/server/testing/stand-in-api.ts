// The API's process contract, for tests of what starts and restarts it: listens, says so, ends when told to.
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  if (request.url === '/api/die') process.exit(3)
  response.end(JSON.stringify({ pid: process.pid, publicUrl: process.env.PUBLIC_URL }))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.send?.({ type: 'listening', port: address.port })
})
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
