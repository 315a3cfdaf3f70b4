import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const coded = (data: Buffer): string => data.toString('base64url')
const numberIn = (bytes: number, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

// Of CBOR only what an attestation of the kind `none` is made of.
const cborBytes = (data: Buffer) => Buffer.concat([Buffer.from([0x59]), numberIn(2, data.length), data])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

export type Asked = { challenge: string; origin: string; rpId: string; verified?: boolean }

/** A passkey as a phone holds one: a real key pair that signs what a browser would give it. */
export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = ({ rpId, verified = true }: Asked, flags: number, more = Buffer.alloc(0)) =>
    Buffer.concat([
      sha256(rpId),
      Buffer.from([userPresent | (verified ? userVerified : 0) | flags]),
      numberIn(4, counter),
      more,
    ])
  const coseKey = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20])
    const between = Buffer.from([0x22, 0x58, 0x20])
    return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')])
  }

  return {
    id: coded(id),
    /** As its member copies it to another device and goes on with an older state there. */
    countFrom: (count: number) => {
      counter = count
    },
    /** What the browser sends of a new passkey. */
    make: (asked: Asked) => {
      const credential = Buffer.concat([Buffer.alloc(16), numberIn(2, id.length), id, coseKey()])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authenticatorData(asked, hasCredential, credential)),
      ])
      return {
        id: coded(id),
        rawId: coded(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: coded(clientData('webauthn.create', asked)),
          attestationObject: coded(attestationObject),
          transports: ['internal'],
        },
      }
    },
    /** What it sends of one that is shown. */
    show: (asked: Asked) => {
      counter += 1
      const client = clientData('webauthn.get', asked)
      const data = authenticatorData(asked, 0)
      return {
        id: coded(id),
        rawId: coded(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: coded(client),
          authenticatorData: coded(data),
          signature: coded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: null,
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
