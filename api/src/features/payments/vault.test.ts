import { describe, expect, it } from '@jest/globals'
import { altered } from '../../../test/altered.ts'
import { createVault } from './vault.ts'

const secrets = { master: 'a secret of tests, long enough to be one', vapidPublic: '', vapidPrivate: '' }
const vault = createVault(secrets)

describe('the vault', () => {
  it('gives back what it sealed, differently each time', () => {
    const sealed = vault.seal('NL91ABNA0417164300')
    expect(sealed).not.toContain('ABNA')
    expect(vault.seal('NL91ABNA0417164300')).not.toBe(sealed)
    expect(vault.open(sealed)).toBe('NL91ABNA0417164300')
  })

  it('does not open what was changed, or what another secret sealed', () => {
    const sealed = vault.seal('NL91ABNA0417164300')
    expect(() => vault.open(altered(sealed))).toThrow()
    expect(() => createVault({ ...secrets, master: 'another' }).open(sealed)).toThrow()
  })

  it('hashes for one purpose alone', () => {
    expect(vault.hash('iban', 'x')).toBe(vault.hash('iban', 'x'))
    expect(vault.hash('iban', 'x')).not.toBe(vault.hash('phone', 'x'))
  })
})
