import { describe, expect, it } from '@jest/globals'
import { internalPath, internalUrl } from './internal-path.ts'

describe('calls told apart by a query', () => {
  it.each([
    ['/api/user.php', '/api/user.php'],
    ['/api/user.php?push=1', '/api/user.push.php?'],
    ['/api/user.php?a=b&push=1', '/api/user.push.php?a=b'],
    ['/api/user.php?push=0', '/api/user.php?push=0'],
    ['/api/user.phpx?push=1', '/api/user.phpx?push=1'],
    ['/api/members.php?push=1', '/api/members.php?push=1'],
  ])('%s is routed as %s', (url, routed) => {
    expect(internalUrl(url)).toBe(routed)
  })

  it('are registered where they are routed', () => {
    expect(internalPath('/api/user.php?push=1')).toBe('/api/user.push.php')
    expect(internalPath('/api/user.php')).toBe('/api/user.php')
    expect(() => internalPath('/api/other.php?x=1')).toThrow()
  })
})
