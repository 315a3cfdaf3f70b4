import Fastify from 'fastify'

// A process with nothing but one empty route of Fastify: what a call costs before anybody has thought about it.

const app = Fastify({ logger: false })
app.get('/empty', (_request, reply) => reply.code(204).send())
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ port: Number(new URL(address).port) })
process.on('SIGTERM', () => process.exit())
