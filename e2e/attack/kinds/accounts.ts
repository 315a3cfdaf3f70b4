import { contracts } from '@lonk/shared-api/contracts.ts'
import { browserOf } from '../../../api/test/visitors.ts'
import { type Kind, listed } from '../suite.ts'
import { ask } from '../world/ask.ts'
import { atOnce, countOf, differs } from '../world/at-once.ts'
import { meOf } from '../world/buying.ts'
import { saidIn } from '../world/calling.ts'
import { activate, join, mailbox, signUp, signUpFields, tokenFor } from '../world/sign-up.ts'

/** Ways into an account, what it tells of itself, and what it takes on trust. */
export const accounts: Kind = async ({ world, attack }) => {
  const { office, apis, at } = world
  const stranger = () => browserOf(apis[1])
  const newPassword = 'nog een lang wachtwoord'

  await attack('the check of the sign-up tells nobody who is a member', async () => {
    const { email } = await join(world)
    const known = saidIn(await stranger().post('/api/signup-check.php', { email }))
    const none = saidIn(await stranger().post('/api/signup-check.php', { email: `x${email}` }))
    // Where one may ask as rarely as for a new password, one learns no more than there.
    const rare = contracts.signupCheck.limits.some(
      ({ max, seconds, by }) => by === 'ip' && max / seconds <= 20 / 3600,
    )
    return known === none || rare ? null : `${known} for a member, ${none} for nobody`
  })

  await attack('whoever logs in wrongly learns nothing of the account', async () => {
    const { email } = await join(world)
    const password = 'niet dit wachtwoord'
    const known = saidIn(await stranger().post('/api/user.php', { email, password }))
    const none = saidIn(await stranger().post('/api/user.php', { email: `x${email}`, password }))
    return differs(known, none)
  })

  await attack('a password can be guessed five times, at three processes together', async () => {
    const { email, password } = await join(world)
    const from = { headers: { 'X-Forwarded-For': '203.0.113.77' } }
    const guess = (index: number, word: string) =>
      browserOf(apis[index % 3] ?? apis[0]).post('/api/user.php', { email, password: word }, from)
    const wrong = await atOnce(20, (index) => guess(index, `geraden woord ${index}`))
    const { status } = await guess(0, password)
    return status === 423 && countOf(wrong, 401) <= 5
      ? null
      : `${countOf(wrong, 401)} were tried, and then the right one answered ${status}`
  })

  await attack('a used link to a new address tells nothing', async () => {
    const { browser, password, email } = await join(world)
    const next = `nieuw-${email}`
    await browser.post('/api/mail-change.php', { email: next, password })
    const token = await tokenFor(world, next, '/mail-change/do')
    const first = await stranger().put('/api/mail-change.php', { token })
    const second = await stranger().put('/api/mail-change.php', { token })
    if (first.status !== 200) return `the link did not work: ${first.status}`
    return /"(date_of_birth|email|credits)":/.test(JSON.stringify(second.body))
      ? `the second time it answers ${second.status} with the whole account`
      : null
  })

  await attack('a used link to a new password opens no session', async () => {
    const { email } = await join(world)
    await stranger().post('/api/reset-password.php', { email })
    const token = await tokenFor(world, email, '/reset-password/do')
    const wish = { token, password: newPassword, password_repeat: newPassword }
    const first = await stranger().put('/api/reset-password.php', wish)
    const again = stranger()
    await again.put('/api/reset-password.php', wish)
    if (first.status !== 200) return `the link did not work: ${first.status}`
    return (await again.get('/api/poll.php')).status === 200 ? 'it logs in a second time' : null
  })

  await attack('a stranger who asks for new passwords kills no link of the member’s', async () => {
    const { email } = await join(world)
    const ask = () => stranger().post('/api/reset-password.php', { email })
    await ask()
    const token = await tokenFor(world, email, '/reset-password/do')
    for (let time = 0; time < 5; time += 1) await ask()
    const { status } = await stranger().get(`/api/reset-password.php?token=${token}`)
    return status === 200 ? null : `the link of a minute ago answers ${status}`
  })

  await attack('a new password ends every other session, at every process', async () => {
    const { browser, email, password } = await join(world)
    const other = browserOf(apis[2])
    await other.post('/api/user.php', { email, password })
    await browser.put('/api/password.php', {
      old_password: password,
      new_password: newPassword,
      new_password_repeat: newPassword,
    })
    const { status } = await at(other, 1).get('/api/poll.php')
    return status === 403 ? null : `another one still answers ${status}`
  })

  await attack('nobody is called as the site is', async () => {
    const official = [
      'Lonk_Support_NL',
      'Klantenservice.nl',
      'moderator.eu',
      'official_lonk_nl',
      'Lonk.Admin.1',
      'h3lpdesk_lonk',
      'L0nk_Team',
    ]
    const free: string[] = []
    for (const name of official) {
      const { body } = await stranger().post('/api/signup-check.php', { name })
      const { status } = await stranger().post('/api/signup.php', await signUpFields(world, { name }))
      if (body.ok === true || status === 201) free.push(name)
    }
    const { body } = await stranger().post('/api/signup-check.php', { name: 'Marieke_1990' })
    if (body.ok !== true) free.push('(and Marieke_1990 is refused)')
    return listed('free', free)
  })

  await attack('a consent names the text that is in force', async () => {
    const taken: string[] = []
    for (const terms_version of [
      'nooit gezien <1>',
      '1999-01-01T00:00:00.000Z',
      '2999-01-01T00:00:00.000Z',
    ]) {
      const fields = await signUpFields(world, { terms_version })
      if ((await stranger().post('/api/signup.php', fields)).status === 201)
        taken.push(`at sign-up: ${terms_version}`)
      const member = await office.person()
      await member.put('/api/user.php', { terms_accepted_version: terms_version })
      if ((await meOf(member)).terms_accepted_version === terms_version)
        taken.push(`of a member: ${terms_version}`)
    }
    return listed('taken', taken)
  })

  await attack('a complaint names an address of the web and nothing that acts when it is read', async () => {
    const urls = [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'file:///etc/passwd',
      'http://x.example/\u001b[2J\u001b[31mROOD',
      'http://x.example/\u009b31m',
      'vbscript:msgbox(1)',
    ]
    const member = await office.person()
    for (const url of urls)
      for (const who of [member, stranger()])
        await who.post('/api/complaint.php', {
          category: 'other',
          url,
          text: 'Dit is een klacht.',
          email: 'wie@example.test',
          good_faith: true,
        })
    const stored = await office.db.selectFrom('complaints').select('target_url').execute()
    const odd = stored.flatMap(({ target_url }) =>
      target_url !== null && !isPlainAddress(target_url) ? [JSON.stringify(target_url)] : [],
    )
    return listed('kept', [...new Set(odd)])
  })

  await attack('a mail leads to the site, whatever Host was asked for it', async () => {
    const { email } = await join(world)
    await ask(apis[0], '/api/reset-password.php', {
      method: 'POST',
      headers: {
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        'X-Request-Type': 'client',
        'Idempotency-Key': crypto.randomUUID(),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ email }),
    })
    const links = (await mailbox(world, email)).flatMap((mail) => mail.links)
    return listed(
      'elsewhere',
      links.filter((link) => link.includes('evil')),
    )
  })

  await attack('an activated link opens nothing a second time for somebody else', async () => {
    const newcomer = await signUp(world)
    const token = await tokenFor(world, newcomer.email, '/activate')
    await activate(world, newcomer)
    const other = stranger()
    await other.post('/api/activate.php', { token })
    return (await other.get('/api/poll.php')).status === 200 ? 'it logs in whoever has it' : null
  })
}

const isPlainAddress = (url: string): boolean =>
  /^https?:\/\//.test(url) &&
  [...url].every((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code > 31 && (code < 127 || code > 159)
  })
