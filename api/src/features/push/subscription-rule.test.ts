import { createECDH, randomBytes } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { isSubscription } from './subscription-rule.ts'

const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
}

describe('a push subscription', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA',
  ])('at %s is taken', (endpoint) => {
    expect(isSubscription({ endpoint, keys })).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/fcm.googleapis.com',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/?fcm.googleapis.com',
    'https://evilpush.services.mozilla.com.evil.example/',
    'https://notpush.apple.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://notify.windows.com/x',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('at "%s" is refused', (endpoint) => {
    expect(isSubscription({ endpoint, keys })).toBe(false)
  })

  it.each([
    ['a short secret', { ...keys, auth: randomBytes(15).toString('base64url') }],
    ['no point', { ...keys, p256dh: randomBytes(65).fill(3, 0, 1).toString('base64url') }],
    ['what is no base64', { ...keys, auth: '!'.repeat(22) }],
    ['nothing', { p256dh: '', auth: '' }],
  ])('with %s as its keys is refused', (_, wrong) => {
    expect(isSubscription({ endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: wrong })).toBe(false)
  })
})
