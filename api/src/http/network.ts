import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** What counts as one place: an IPv4 address, or the /64 of an IPv6 one. */
export const networkOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4).join(':')
}

/** Addresses are stored only as keyed hashes. */
export const hashAddress = (key: Buffer, ip: string): string =>
  createHmac('sha256', key).update(networkOf(ip)).digest('base64url').slice(0, 22)
