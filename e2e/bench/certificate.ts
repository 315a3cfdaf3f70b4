import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** One value of ASN.1 in DER: tag, length, content. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const time = (date: Date) => der(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]|\.\d+/g, '')}`))
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const commonName = Buffer.from('550403', 'hex')
const subjectAltName = Buffer.from('551d11', 'hex')

/** A certificate for `localhost` that lives as long as the run, and the hash by which a browser is told to trust it. */
export const selfSigned = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const name = sequence(der(0x31, sequence(der(0x06, commonName), der(0x0c, Buffer.from('localhost')))))
  const day = 86_400_000
  const names = sequence(der(0x82, Buffer.from('localhost')))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    spki,
    der(0xa3, sequence(sequence(der(0x06, subjectAltName), der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const certificate = sequence(body, ecdsaWithSha256, signature)
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    publicKeyHash: createHash('sha256').update(spki).digest('base64'),
  }
}
