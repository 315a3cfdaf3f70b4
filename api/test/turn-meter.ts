import { isMainThread } from 'node:worker_threads'

// Loaded into a process under test before its own code (`--import`): tells its parent how long the longest turn of the
// event loop was, in milliseconds of processor time. That is how long every other call would have waited at least, and
// it is the same on a busy machine.

if (isMainThread) {
  let longest = 0
  let since = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(since)
    since = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  setInterval(look, 1)
  process.on('message', (message) => {
    if (message !== 'longest turn?') return
    look()
    process.send?.({ longest })
    longest = 0
  })
}
