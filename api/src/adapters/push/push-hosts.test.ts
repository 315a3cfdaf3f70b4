import { describe, expect, it } from '@jest/globals'
import { isPushEndpoint } from './push-hosts.ts'

describe('where push messages may be sent', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil-push.apple.com.example/abc',
    'https://notpush.apple.com/abc',
    'https://user:pass@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'nonsense',
    `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
  ])('never %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))

  it('a host that was added may be named with its port, in plain http on this machine only', () => {
    expect(isPushEndpoint('http://127.0.0.1:4000/x', ['127.0.0.1:4000'])).toBe(true)
    expect(isPushEndpoint('http://push.example:4000/x', ['push.example:4000'])).toBe(false)
    expect(isPushEndpoint('https://push.example:4000/x', ['push.example:4000'])).toBe(true)
  })
})
